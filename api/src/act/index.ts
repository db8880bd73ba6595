export type {
  Act,
  ActCall,
  ActEvent,
  ActMaker,
  ActNotice,
  ActRecord,
  ActSpec,
  EventTarget,
  KeptRecord,
  MadeRecord,
  NewSpec,
  Reading,
} from './act';
export { Acts, type RegisteredActs } from './acts';
export { type ActLifecycle, type DeQuien, lifecycleOf, type ViewContext } from './lifecycle';
