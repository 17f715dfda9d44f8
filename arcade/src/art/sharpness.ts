/** A picture that takes longer than this is late: the eye sees the steps. */
const LATE_MS = 45;
/** So many pictures are looked at together, and so many of them must be late: one may be anybody's. */
const WATCHED = 8;
const LATE_OF_WATCHED = 6;
/** Pictures are to come as fast as this again. */
const WANTED_MS = 33;
/** How much is taken away at once. */
const STEP_LEAST = 0.5;
const STEP_MOST = 0.8;
/** Fewer points than these for one of the screen, and words on the picture cannot be read any more. */
const LEAST = 0.75;
/** More than these for one of the screen nobody sees. */
const MOST = 2;

/** How many points a picture has for one of the screen, where its pictures come in time. */
export const fullSharpness = (): number => Math.min(MOST, devicePixelRatio);

/**
 * Watches how long pictures take and gives them fewer points where most come late: a machine without a graphics card
 * plays at half the sharpness and not at half the speed. What was taken away does not come back: it would be late again.
 */
export const createSharpness = (full: number, sharpen: (resolution: number) => void): ((ms: number) => void) => {
  let resolution = full;
  let took: number[] = [];
  return (ms) => {
    if (resolution <= LEAST) return;
    took.push(ms);
    if (took.length < WATCHED) return;
    const late = took.filter((each) => each > LATE_MS);
    took = [];
    if (late.length < LATE_OF_WATCHED) return;
    const usual = late.toSorted((one, other) => one - other)[Math.floor(late.length / 2)] ?? LATE_MS;
    // Points grow with the square of it.
    const step = Math.min(STEP_MOST, Math.max(STEP_LEAST, Math.sqrt(WANTED_MS / usual)));
    resolution = Math.max(LEAST, resolution * step);
    sharpen(resolution);
  };
};

/** Renderers that draw with the processor. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Whether a graphics card draws this canvas: without one, what only pleases stands still and leaves its time to the reels. */
export const hasGraphicsCard = (canvas: HTMLCanvasElement): boolean => {
  // A canvas has one context for ever: asking again gives the one the game draws with, or none of this kind.
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!context) return false;
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return !SOFTWARE.test(String(name));
};
