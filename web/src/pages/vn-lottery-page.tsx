import { LotteryWindow } from '../features/lottery/index.ts';
import { HeaderSum, LiveBalance } from '../features/wallet/index.ts';

/** The lottery of the three regions, with the window to itself; no bar keeps the balance true here, so the page does. */
export function Page() {
  const balance = (
    <>
      <HeaderSum />
      <LiveBalance />
    </>
  );
  return <LotteryWindow area="VN" balance={balance} />;
}
