export type { MemoService } from './memo.service';
