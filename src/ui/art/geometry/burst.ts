import { numbers } from './number.ts';

/** Path data of a star about `x`, `y` whose `rays` reach from the inner to the outer radius. */
export function burst(x: number, y: number, rays: number, inner: number, outer: number): string {
  const corners = Array.from({ length: 2 * rays }, (_, index) => {
    const angle = (index * Math.PI) / rays;
    const radius = index % 2 === 0 ? outer : inner;
    return numbers([x + radius * Math.sin(angle), y - radius * Math.cos(angle)]);
  });
  return `M${corners.join('L')}Z`;
}
