export { type Answer, NotAllowed, Sender } from './sender';
export { headersOf, newSecret } from './signature';
