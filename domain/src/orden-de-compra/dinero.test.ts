import { aNumero, type Centavos, centavos } from '../dinero';
import { calculosDeOrden, erroresDeCalculos } from './calculos';
import { comision, diferencia, pagoAConcesionario, valorDePlanes } from './dinero';

const CASES = 100_000;
/** Of what only turns dollars into cents and back. */
const OF_THE_FORM = 10_000;

/** Numbers that are the same in each run, so that a case that fails can be looked at. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (below) => Math.floor(next() * below);
}

/** Amounts of every size: some cents, a vehicle, the largest that a column holds. */
const SIZES = [100, 10_000, 5_000_000, 300_000_000, 99_999_999_999_999] as const;
const amounts = (random: (below: number) => number) => (): number => random(SIZES[random(SIZES.length)] as number);

/** Kept apart from the program's own arithmetic: whole cents and hundredths of a percent, written as text first. */
const halfUp = (dividend: bigint, divisor: bigint): bigint => {
  const rest = dividend % divisor;
  return dividend / divisor + (rest * 2n >= divisor ? 1n : 0n);
};

test(`ORD-531: commission is vehicle × percentage / 100, half up once, in ${CASES} cases`, () => {
  const random = generator(531);
  const amount = amounts(random);
  for (let i = 0; i < CASES; i++) {
    const vehicle = amount();
    const hundredths = i % 10 === 0 ? 10_000 - (i % 7) : random(10_001);
    const percentage = Number(`${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`);
    const expected = halfUp(BigInt(vehicle) * BigInt(hundredths), 10_000n);
    const found = comision(centavos(vehicle), percentage);
    if (BigInt(found) !== expected) throw new Error(`${vehicle} × ${percentage} %: ${found}, not ${expected}`);
  }
});

test(`ORD-532: the difference is what the vehicle costs beyond the plans, never negative, in ${CASES} cases`, () => {
  const random = generator(532);
  const amount = amounts(random);
  for (let i = 0; i < CASES; i++) {
    const vehicle = amount();
    const plans = i % 5 === 0 ? vehicle + random(3) - 1 : amount();
    const plan = Math.max(plans, 0);
    const expected = BigInt(vehicle) > BigInt(plan) ? BigInt(vehicle) - BigInt(plan) : 0n;
    const found = diferencia(vehicle as Centavos, plan as Centavos);
    if (BigInt(found) !== expected) throw new Error(`${vehicle} − ${plan}: ${found}, not ${expected}`);
  }
});

test(`ORD-530, ORD-533: the payment is the smaller of plans and vehicle less both commissions, in ${CASES} cases`, () => {
  const random = generator(533);
  const amount = amounts(random);
  for (let i = 0; i < CASES; i++) {
    const plans = Array.from({ length: 1 + random(4) }, () => random(2_000_000_000));
    const vehicle = i % 3 === 0 ? plans.reduce((sum, one) => sum + one, 0) + random(3) : amount();
    const valorComision = random(vehicle + 1);
    const comisionDispositivo = random(500_000);
    const plan = plans.reduce((sum, one) => sum + BigInt(one), 0n);
    const smaller = plan < BigInt(vehicle) ? plan : BigInt(vehicle);
    const expected = smaller - BigInt(valorComision) - BigInt(comisionDispositivo);
    const found = pagoAConcesionario({
      valorVehiculo: vehicle as Centavos,
      valorPlan: valorDePlanes(plans as Centavos[]),
      valorComision: valorComision as Centavos,
      comisionDispositivo: comisionDispositivo as Centavos,
    });
    if (BigInt(found) !== expected) throw new Error(`case ${i}: ${found}, not ${expected}`);
  }
});

test(`ORD-530…533: what the form shows in dollars is the same to the cent, in ${OF_THE_FORM} cases`, () => {
  const random = generator(530);
  const amount = amounts(random);
  for (let i = 0; i < OF_THE_FORM; i++) {
    const vehicle = amount() % 10_000_000_000;
    const plans = Array.from({ length: 1 + random(4) }, () => random(5_000_000_000));
    const hundredths = random(10_001);
    const device = random(100_000);
    const found = calculosDeOrden(
      { porcentajeComision: hundredths / 100, comisionDispositivo: device / 100 },
      { valorVehiculo: vehicle / 100, montos: plans.map((one) => one / 100) },
    );
    const plan = plans.reduce((sum, one) => sum + one, 0);
    const commission = Number(halfUp(BigInt(vehicle) * BigInt(hundredths), 10_000n));
    const expected = {
      valorPlan: plan / 100,
      valorComision: commission / 100,
      diferenciaPrecio: Math.max(vehicle - plan, 0) / 100,
      pagoConcesionario: (Math.min(plan, vehicle) - commission - device) / 100,
    };
    for (const [name, value] of Object.entries(expected))
      if (found[name as keyof typeof found] !== value)
        throw new Error(`case ${i}, ${name}: ${found[name as keyof typeof found]}, not ${value}`);
  }
});

describe('ORD-533: figures that are sent', () => {
  const base = { valorVehiculo: 32_990, montos: [20_000] };
  const calculos = calculosDeOrden({ porcentajeComision: 2.5, comisionDispositivo: null }, base);

  test('another one than ours is refused with ours', () => {
    expect(erroresDeCalculos(calculos, base, { pagoConcesionario: 20_000, valorVehiculo: 32_990.01 })).toEqual({
      pagoConcesionario: 'No coincide con lo calculado: $ 19.175,25',
      valorVehiculo: 'No coincide con lo calculado: $ 32.990,00',
    });
  });

  test('commissions beyond the plan are refused: no payment is negative', () => {
    const todo = calculosDeOrden({ porcentajeComision: 100 }, base);
    expect(todo.pagoConcesionario).toBe(-12_990);
    expect(erroresDeCalculos(todo, base, {})).toEqual({
      pagoConcesionario: 'Las comisiones superan lo que se paga al concesionario',
    });
  });

  test('ours, or none, pass', () => {
    expect(calculos).toEqual({
      valorPlan: 20_000,
      valorComision: 824.75,
      diferenciaPrecio: 12_990,
      pagoConcesionario: 19_175.25,
    });
    expect(erroresDeCalculos(calculos, base, { ...calculos, valorVehiculo: 32_990 })).toEqual({});
    expect(erroresDeCalculos(calculos, base, { valorComision: null })).toEqual({});
  });

  test('half typed, nothing fails: no percentage, a percentage that is none, no price', () => {
    expect(calculosDeOrden({}, { valorVehiculo: 0, montos: [] })).toEqual({
      valorPlan: 0,
      valorComision: 0,
      diferenciaPrecio: 0,
      pagoConcesionario: 0,
    });
    expect(calculosDeOrden({ porcentajeComision: 1000 }, base).valorComision).toBe(0);
    expect(aNumero(comision(centavos(101), 0.5))).toBe(0.01);
  });
});
