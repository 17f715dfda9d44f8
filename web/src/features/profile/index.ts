/** Who is logged in: picture, name, marks, and changing them. */
export { MemberAvatar } from './components/member-avatar.tsx';
export { MemberBadges } from './components/member-badges.tsx';
export { MemberName } from './components/member-name.tsx';
export { ProfileCard } from './components/profile-card.tsx';
