import { controller, type Shared } from '../../composition/shared';
import { MemoController } from './memo.controller';
import { MemoService } from './memo.service';

export function composeMemo({ asambleas, clock, emision, grupos }: Shared) {
  return { controllers: [controller(MemoController, new MemoService(asambleas, grupos, emision, clock))] };
}
