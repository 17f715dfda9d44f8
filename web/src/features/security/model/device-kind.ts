const PHONES = /android|iphone|ipad|ios|mobile/i;

/** Which picture stands for a device that is described in words: `Safari, iPhone`. */
export const deviceKindOf = (device: string): 'phone' | 'computer' => (PHONES.test(device) ? 'phone' : 'computer');
