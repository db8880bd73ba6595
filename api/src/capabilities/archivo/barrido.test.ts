import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testApp } from '../../testing/test-app';
import { BarridoDeArchivos } from './barrido';

const t = testApp();

test('a start removes what a killed process left half written, and waits for nothing else', async () => {
  const { application, clock, dir } = t;
  const parts = join(dir, 'archivos', '.partes');
  for (const [name, age] of [
    ['viejo.part', 7200],
    ['nuevo.part', 60],
  ] as const) {
    writeFileSync(join(parts, name), 'x');
    const time = clock.now().getTime() / 1000 - age;
    utimesSync(join(parts, name), time, time);
  }
  const barrido = application.background.find((work) => work instanceof BarridoDeArchivos);
  barrido?.start();
  await barrido?.stop();
  expect(readdirSync(parts)).toEqual(['nuevo.part']);
});
