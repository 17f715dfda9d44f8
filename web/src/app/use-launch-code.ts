import { LAUNCH_CODE_PARAMETER } from '@fairground/contract/identity/addresses';
import { useEffect, useState } from 'react';

/** The one-time login code of the link that led here. It leaves the address bar before anything else is done with it. */
export const useLaunchCode = () => {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const url = new URL(location.href);
    const found = url.searchParams.get(LAUNCH_CODE_PARAMETER);
    if (found === null) return;
    url.searchParams.delete(LAUNCH_CODE_PARAMETER);
    history.replaceState(history.state, '', url);
    setCode(found);
  }, []);
  return { code, forget: () => setCode(null) };
};
