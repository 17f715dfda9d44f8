import type { PageProps } from '../app/routes.ts';

export function Page({ route }: PageProps) {
  return <h1>{route.id}</h1>;
}
