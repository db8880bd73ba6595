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
  Whose,
} from './act';
export { Acts, type RegisteredActs } from './acts';
export { type ActLifecycle, type DataSubject, lifecycleOf, type Ofrecido, type ViewContext } from './lifecycle';
