// Runs the domain's tests for Stryker in one process: the pieces of jest that judge (expect, each, mocks) without what makes each of its runs cost
// half a second. A mutant gets modules of its own, whose code is compiled once; what comes from packages is loaded once.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';

const require = createRequire(import.meta.url);
const { transformSync } = require('@swc/core');
const { expect } = require('expect');
const { bind } = require('jest-each');
const { ModuleMocker } = require('jest-mock');
const { configureGlobal } = require('fast-check');
const { projects } = require('../../jest.config.cjs');

// the same values in every run: which mutants live must not depend on what a property happened to try
configureGlobal({ seed: 20_260_301 });

const [, swc] = projects.find(({ displayName }) => displayName === 'domain').transform['^.+\\.ts$'];
/** Where Stryker's changed code looks which mutant is on, and notes which it came past. */
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
/**
 * It looks at every place that has a mutant. So the steps of a test are counted here, and one that goes round and round is stopped after many more than
 * any test takes: counted and not timed, so that a slow machine kills no mutant.
 */
const PASOS_DE_UNA_PRUEBA = 20_000_000;
let encendido;
let pasos = 0;
Object.defineProperty(stryker, 'activeMutant', {
  get() {
    if (++pasos > PASOS_DE_UNA_PRUEBA) throw new Error('it goes round and round');
    return encendido;
  },
  set(id) {
    encendido = id;
  },
});

/** A mutant may leave it as it should not (conflicto.ts, ciclo.ts). */
const { stackTraceLimit } = Error;

/** The modules below a folder: each compiled once, and run anew for each `cargador`. */
function modulosDe() {
  const compilados = new Map();
  const rutas = new Map();

  function compilado(ruta) {
    const conocido = compilados.get(ruta);
    if (conocido !== undefined) return conocido;
    const { code } = transformSync(readFileSync(ruta, 'utf8'), { ...swc, filename: ruta, swcrc: false });
    const funcion = compileFunction(code, ['exports', 'require', 'module', '__dirname'], { filename: ruta });
    compilados.set(ruta, funcion);
    return funcion;
  }

  /** The file that a relative import means. */
  function rutaDe(desde, pedido) {
    const base = join(dirname(desde), pedido);
    const ruta = rutas.get(base) ?? [`${base}.ts`, join(base, 'index.ts')].find((una) => existsSync(una));
    if (ruta === undefined) throw new Error(`${desde}: ${pedido} is no file of the domain`);
    rutas.set(base, ruta);
    return ruta;
  }

  return function cargador() {
    const modulos = new Map();
    return function cargar(ruta) {
      const cargado = modulos.get(ruta);
      if (cargado !== undefined) return cargado.exports;
      const modulo = { exports: {} };
      modulos.set(ruta, modulo);
      const pedir = (pedido) => (pedido.startsWith('.') ? cargar(rutaDe(ruta, pedido)) : require(pedido));
      compilado(ruta)(modulo.exports, pedir, modulo, dirname(ruta));
      return modulo.exports;
    };
  };
}

/** Loads the test files and returns their tests in order. */
function recoger(archivos, cargar, fuentes) {
  const pruebas = [];
  const titulos = [];
  const test = (titulo, fn) => pruebas.push({ id: [...titulos, titulo].join(' '), fn });
  const describe = (titulo, cuerpo) => {
    titulos.push(titulo);
    cuerpo();
    titulos.pop();
  };
  describe.each = bind(describe, false);
  test.each = bind(test);
  Object.assign(globalThis, { describe, test, it: test, expect, jest: new ModuleMocker(globalThis) });
  for (const archivo of archivos) {
    titulos.push(archivo);
    cargar(join(fuentes, archivo));
    titulos.pop();
  }
  return pruebas;
}

class Corredor {
  #fuentes;
  /** Of each mutated file the tests that judge it, as `mutacion.mjs` says. */
  #pruebas;
  #cargador;

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** In the copy that Stryker has changed. */
  async init() {
    this.#fuentes = resolve('domain', 'src');
    this.#pruebas = JSON.parse(process.env.MUTACION_PRUEBAS);
    this.#cargador = modulosDe();
  }

  async dryRun({ coverageAnalysis }) {
    if (coverageAnalysis !== 'off') stryker.mutantCoverage = { static: {}, perTest: {} };
    const archivos = [...new Set(Object.values(this.#pruebas).flat())];
    const resultado = await this.#correr(archivos, { alFallar: 'seguir' });
    const cobertura = stryker.mutantCoverage;
    stryker.mutantCoverage = undefined;
    return { ...resultado, mutantCoverage: cobertura };
  }

  async mutantRun({ activeMutant, sandboxFileName, mutantActivation, testFilter, disableBail }) {
    const encender = () => {
      stryker.activeMutant = activeMutant.id;
    };
    try {
      const archivo = Object.keys(this.#pruebas).find((uno) => sandboxFileName.endsWith(join('domain', 'src', uno)));
      const resultado = await this.#correr(this.#pruebas[archivo], {
        alCargar: mutantActivation === 'static' ? encender : undefined,
        alCorrer: encender,
        filtro: testFilter === undefined ? undefined : new Set(testFilter),
        alFallar: disableBail ? 'seguir' : 'parar',
      });
      return toMutantRunResult(resultado);
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  async #correr(archivos, { alCargar, alCorrer, filtro, alFallar }) {
    const tests = [];
    let pruebas;
    Error.stackTraceLimit = stackTraceLimit;
    pasos = 0;
    try {
      alCargar?.();
      pruebas = recoger(
        archivos.filter((archivo) => filtro === undefined || [...filtro].some((id) => id.startsWith(archivo))),
        this.#cargador(),
        this.#fuentes,
      );
    } catch (error) {
      return fallida('load', error, tests);
    }
    alCorrer?.();
    for (const { id, fn } of pruebas) {
      if (filtro !== undefined && !filtro.has(id)) continue;
      const desde = performance.now();
      const prueba = { id, name: id };
      stryker.currentTestId = id;
      pasos = 0;
      try {
        await fn();
        tests.push({ ...prueba, status: TestStatus.Success, timeSpentMs: performance.now() - desde });
      } catch (error) {
        tests.push({ ...prueba, ...fallo(error), timeSpentMs: performance.now() - desde });
        if (alFallar === 'parar') break;
      } finally {
        stryker.currentTestId = undefined;
      }
    }
    return { status: DryRunStatus.Complete, tests };
  }
}

const fallo = (error) => ({ status: TestStatus.Failed, failureMessage: String(error?.message ?? error) });

/** Modules that do not even load with the mutant are noticed too. */
const fallida = (id, error, tests) => ({
  status: DryRunStatus.Complete,
  tests: [...tests, { id, name: id, ...fallo(error), timeSpentMs: 0 }],
});

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'domain', Corredor)];
