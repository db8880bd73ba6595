export { type Answer, NotAllowed, Sender } from './sender';
export { headersOf, newSecret } from './signature';
export { receiversFailingSince, undeliveredEvents } from './waiting';
