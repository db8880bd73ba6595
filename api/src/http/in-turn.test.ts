import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { beneath, inTurn } from './in-turn';

/** What an application with these steps answers, and which of them ran. */
async function answer(...steps: RequestHandler[]): Promise<string> {
  const app = express();
  app.use('/a', inTurn(...steps), (_request, response) => void response.send('passed'));
  app.use(
    ((error: Error, _request, response, _next) => void response.send(error.message)) as express.ErrorRequestHandler,
  );
  return (await request(app).get('/a')).text;
}

const ran: string[] = [];
const step =
  (name: string): RequestHandler =>
  (_request, _response, next) => {
    ran.push(name);
    next();
  };
const later =
  (work: RequestHandler): RequestHandler =>
  (req, res, next) =>
    void setImmediate(() => work(req, res, next));
const fails: RequestHandler = () => {
  throw new Error('thrown');
};
beforeEach(() => {
  ran.length = 0;
});

test('every step once, in order, then what comes behind', async () => {
  expect(await answer(step('1'), later(step('2')), step('3'))).toBe('passed');
  expect(ran).toEqual(['1', '2', '3']);
  expect(await answer()).toBe('passed');
});

test.each<[string, RequestHandler[]]>([
  ['a step throws', [step('1'), fails, step('never')]],
  ['a step after a pause throws', [step('1'), later((_q, _s, next) => next()), fails, step('never')]],
  ['the promise of a step fails', [step('1'), () => Promise.reject(new Error('thrown')), step('never')]],
  ['a step passes an error on', [step('1'), (_q, _s, next) => next(new Error('thrown')), step('never')]],
])('%s: the error handler answers and no later step runs', async (_, steps) => {
  expect(await answer(...steps)).toBe('thrown');
  expect(ran).toEqual(['1']);
});

test('a step that answers ends it', async () => {
  expect(await answer((_request, response) => void response.send('mine'), step('never'))).toBe('mine');
  expect(ran).toEqual([]);
});

test.each([
  ['/api/v10', false],
  ['/api', false],
  ['/otra/api/v1', false],
  ['/api/v1', true],
  ['/api/v1?x=1', true],
  ['/api/v1/', true],
  ['/API/V1/a/b?x=/c', true],
])('%s lies beneath /api/v1: %s, and its step sees the whole address', async (address, lies) => {
  const app = express();
  app.use(
    beneath('/api/v1', (r, response) => void response.send(r.url)),
    (_request, response) => void response.send('elsewhere'),
  );
  expect((await request(app).get(address)).text).toBe(lies ? address : 'elsewhere');
});
