import { create } from 'zustand';

/** What is read out next: changes of the slip, goals of followed matches, answers to bets; never prices. */
export const useAnnouncement = create<{ readonly text: string }>(() => ({ text: '' }));

export const announce = (text: string): void => useAnnouncement.setState({ text });
