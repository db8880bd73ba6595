import type { Request } from 'express';
import type { Actor } from '../auth/actor';

/** What an operation behind `@Security` receives. */
export type AuthenticatedRequest = Request & { user: Actor };
