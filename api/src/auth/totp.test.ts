import { newTotpSecret, totpCode, totpStep, totpUri } from './totp';

/** RFC 6238, appendix B, SHA-1: '12345678901234567890' in base32; of its eight digits the last six. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('RFC 6238: at %i the code is %s', (seconds, code) => {
  expect(totpCode(RFC, at(seconds))).toBe(code);
  expect(totpStep(RFC, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code counts one step early and one late, and tells its own step', () => {
  const code = totpCode(RFC, at(3000));
  for (const [seconds, step] of [
    [2970, 100],
    [3029, 100],
    [3059, 100],
  ] as const)
    expect(totpStep(RFC, code, at(seconds))).toBe(step);
  for (const seconds of [2969, 3060]) expect(totpStep(RFC, code, at(seconds))).toBeNull();
});

test.each(['000000', '12345', '1234567', 'abcdef', ''])("'%s' is the code of no step", (code) => {
  expect(totpStep(RFC, code, at(59))).toBeNull();
});

test('each secret has 160 bits and is another; the address names program and user', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(RFC, 'Adjudica & Cía', 'ana.mora')).toBe(
    `otpauth://totp/Adjudica%20%26%20C%C3%ADa:ana.mora?issuer=Adjudica%20%26%20C%C3%ADa&secret=${RFC}&algorithm=SHA1&digits=6&period=30`,
  );
});
