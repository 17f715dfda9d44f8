import type { PageProps } from '../shared/page/site-route.ts';

export function Page({ route }: PageProps) {
  return <h1>{route.id}</h1>;
}
