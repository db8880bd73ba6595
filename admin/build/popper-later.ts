import type { createPopper as create, Instance } from '@popperjs/core/lib/popper.js';

/**
 * Takes the place of `@popperjs/core`, which Material's tips and lists of suggestions are placed with: nothing before the first row has one. It loads
 * with the first that is shown, and until then that one is not seen where it does not belong.
 */
let loaded: typeof create | null = null;

export const createPopper: typeof create = (reference, popper, options) => {
  if (loaded !== null) return loaded(reference, popper, options);
  return placedLater(reference, popper, options);
};

const placedLater: typeof create = (reference, popper, options) => {
  let instance: Instance | null = null;
  let destroyed = false;
  // not `visibility`: a calendar takes the focus as soon as it is there
  popper.style.opacity = '0';
  const seen = () => popper.style.removeProperty('opacity');
  // Without its file, which cannot be fetched, it is seen unplaced: still a list to choose from.
  import('@popperjs/core/lib/popper.js').then((module) => {
    loaded = module.createPopper as typeof create;
    seen();
    if (!destroyed) instance = loaded(reference, popper, options);
  }, seen);
  // What Material asks of it (BasePopper, Tooltip); the whole one answers as soon as it is there.
  return {
    destroy: () => {
      destroyed = true;
      instance?.destroy();
    },
    forceUpdate: () => instance?.forceUpdate(),
    update: async () => instance?.update() ?? {},
  } as Instance;
};
