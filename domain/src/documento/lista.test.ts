import fc from 'fast-check';
import { DUENOS, documentosDeTodos, sincronizar, sincronizarAprobada, tiposDePersona, tiposQueAplican } from './lista';
import type { DocumentoDeLista, DuenoDeDocumento, DuenoDeLista, HechosDeLista, TipoDeDocumento } from './tipos';

const tipo = (cambios: Partial<TipoDeDocumento> = {}): TipoDeDocumento => ({
  codigo: 'cedula',
  nombre: 'Cédula',
  dueno: 1,
  condicionLaboral: null,
  condicionCivil: null,
  producto: null,
  obligatorio: true,
  formato: 'pdf',
  orden: 10,
  departamento: '002',
  activo: true,
  ...cambios,
});
const dueno = (cambios: Partial<DuenoDeLista> = {}): DuenoDeLista => ({
  personaId: 7,
  identificacion: '1710034065',
  situacionLaboral: 'V',
  estadoCivil: 'S',
  ...cambios,
});
const hechos = (duenos: Partial<HechosDeLista['duenos']> = {}, producto = '01'): HechosDeLista => ({
  producto,
  duenos: { 1: dueno(), 2: null, 3: null, 4: null, 5: null, ...duenos },
});
const codigos = (h: HechosDeLista, tipos: TipoDeDocumento[]): string[] =>
  tiposQueAplican(h, tipos).map((q) => q.tipo.codigo);

describe('which documents a plan has', () => {
  test('a document of an absent owner, of the other product, inactive, or of another status does not join the list', () => {
    expect(codigos(hechos(), [tipo({ dueno: 3 })])).toEqual([]);
    expect(codigos(hechos(), [tipo({ producto: '02' })])).toEqual([]);
    expect(codigos(hechos(), [tipo({ activo: false })])).toEqual([]);
    expect(codigos(hechos(), [tipo({ condicionLaboral: ['I', 'H'] })])).toEqual([]);
    expect(codigos(hechos(), [tipo({ condicionCivil: ['C', 'U'] })])).toEqual([]);
  });

  test('a condition on an undeclared value is not met', () => {
    const nada = { 1: dueno({ situacionLaboral: null, estadoCivil: null }) };
    expect(codigos(hechos(nada), [tipo({ condicionLaboral: ['V'] }), tipo({ condicionCivil: ['S'] })])).toEqual([]);
    expect(codigos(hechos(nada), [tipo()])).toEqual(['cedula']);
  });

  test('DOC-501 DOC-029 each owner type has its own, by his own labour situation', () => {
    const conTodos = Object.fromEntries(
      DUENOS.map((d) => [d, dueno({ personaId: d, situacionLaboral: d % 2 ? 'V' : 'I' })]),
    );
    const tipos = DUENOS.map((d) =>
      tipo({ dueno: d, codigo: tiposDePersona[d], condicionLaboral: ['V'], orden: 9 - d }),
    );
    expect(codigos(hechos(conTodos), tipos)).toEqual(['Depositario', 'Garante', 'Cliente']);
  });

  test('what every holder brings: mandatory, unconditional, of the holder, his product and Adjudicaciones', () => {
    const otros = [
      tipo({ obligatorio: false }),
      tipo({ condicionLaboral: ['V'] }),
      tipo({ dueno: 3 }),
      tipo({ producto: '02' }),
      tipo({ departamento: '003' }),
    ];
    expect(documentosDeTodos([...otros, tipo({ nombre: 'Planilla', orden: 20 }), tipo()], '01')).toEqual([
      'Cédula',
      'Planilla',
    ]);
  });

  test('what an act asks for joins no list by itself, and stays in the one that has it', () => {
    expect(codigos(hechos(), [tipo({ codigo: 'matriculaVehiculo' }), tipo()])).toEqual(['cedula']);
    const pedida: DocumentoDeLista = {
      ...{ id: 1, tipo: 'matriculaVehiculo', dueno: 1, personaId: 7, identificacion: '1710034065' },
      ...{ aplica: true, obligatorio: false },
    };
    expect(sincronizar([pedida], [], hechos().duenos).noAplica).toEqual([]);
  });

  test('both products share a document without product', () => {
    for (const producto of ['01', '02']) expect(codigos(hechos({}, producto), [tipo()])).toEqual(['cedula']);
  });
});

const fila = (cambios: Partial<DocumentoDeLista> = {}): DocumentoDeLista => ({
  id: 1,
  tipo: 'cedula',
  dueno: 1,
  personaId: 7,
  identificacion: '1710034065',
  aplica: true,
  obligatorio: true,
  ...cambios,
});
const cambiosDe = (actuales: DocumentoDeLista[], h: HechosDeLista, tipos: TipoDeDocumento[] = [tipo()]) => {
  const { altas, noAplica, vuelven, reemplazadas, actualizadas } = sincronizar(
    actuales,
    tiposQueAplican(h, tipos),
    h.duenos,
  );
  return {
    altas: altas.map((q) => q.tipo.codigo),
    noAplica: noAplica.map((d) => d.id),
    vuelven: vuelven.map((d) => d.id),
    reemplazadas: reemplazadas.map((d) => d.id),
    actualizadas: actualizadas.map((a) => a.documento.id),
  };
};
const nada = { altas: [], noAplica: [], vuelven: [], reemplazadas: [], actualizadas: [] };

describe('synchronising the list', () => {
  test('a list that is as wanted is left alone', () => expect(cambiosDe([fila()], hechos())).toEqual(nada));

  test('DOC-038 what is missing is added', () => {
    expect(cambiosDe([], hechos())).toEqual({ ...nada, altas: ['cedula'] });
  });

  test('what is wanted no more applies no longer and comes back when it is wanted again', () => {
    const casado = [tipo({ condicionCivil: ['C'] })];
    expect(cambiosDe([fila()], hechos(), casado)).toEqual({ ...nada, noAplica: [1] });
    expect(cambiosDe([fila({ aplica: false })], hechos(), casado)).toEqual(nada);
    const declarado = hechos({ 1: dueno({ estadoCivil: 'C' }) });
    expect(cambiosDe([fila({ aplica: false })], declarado, casado)).toEqual({ ...nada, vuelven: [1] });
  });

  test('a new guarantor has rows of his own; those of the one before are closed, whether they would apply or not', () => {
    const tipos = [tipo({ dueno: 3 }), tipo({ dueno: 3, codigo: 'ruc', condicionLaboral: ['I'] })];
    const filas = [fila({ dueno: 3 }), fila({ id: 2, dueno: 3, tipo: 'ruc' })];
    const conOtroGarante = hechos({ 3: dueno({ personaId: 8, identificacion: '0102030405' }) });
    expect(cambiosDe(filas, conOtroGarante, tipos)).toEqual({ ...nada, altas: ['cedula'], reemplazadas: [1, 2] });
  });

  test('an owner who leaves (no spouse any more) closes nothing: the documents wait', () => {
    expect(cambiosDe([fila({ dueno: 2 })], hechos(), [tipo({ dueno: 2 })])).toEqual({ ...nada, noAplica: [1] });
  });

  test('an owner who becomes known is written on the rows; one no longer declared stays', () => {
    const conyuge = [tipo({ dueno: 2 })];
    const anonima = fila({ dueno: 2, personaId: null, identificacion: null });
    expect(cambiosDe([anonima], hechos({ 2: dueno() }), conyuge)).toEqual({ ...nada, actualizadas: [1] });
    const sinNombre = hechos({ 2: dueno({ personaId: null, identificacion: null }) });
    expect(cambiosDe([fila({ dueno: 2 })], sinNombre, conyuge)).toEqual(nada);
  });

  test('a type that became optional changes its rows', () => {
    expect(cambiosDe([fila()], hechos(), [tipo({ obligatorio: false })])).toEqual({ ...nada, actualizadas: [1] });
  });
});

describe('DOC-038 the list of an approved folder', () => {
  const dosTipos = [tipo(), tipo({ codigo: 'ruc' })];
  const cuentas = (filas: ReturnType<typeof fila>[], h: HechosDeLista, tipos: TipoDeDocumento[]) => {
    const cambios = sincronizarAprobada(filas, tiposQueAplican(h, tipos), h.duenos);
    return {
      altas: cambios.altas.map(({ tipo: { codigo, obligatorio } }) => [codigo, obligatorio]),
      vuelven: cambios.vuelven.map(({ id }) => id),
      noAplica: cambios.noAplica,
      actualizadas: cambios.actualizadas.map(({ documento: { id }, esperado }) => [id, esperado.tipo.obligatorio]),
    };
  };
  const nadaMas = { altas: [], vuelven: [], noAplica: [], actualizadas: [] };

  test('what is new, and what applies again, is asked beside it and is not mandatory', () => {
    expect(cuentas([fila()], hechos(), dosTipos)).toEqual({ ...nadaMas, altas: [['ruc', false]] });
    expect(cuentas([fila(), fila({ id: 2, tipo: 'ruc', aplica: false })], hechos(), dosTipos)).toEqual({
      ...nadaMas,
      vuelven: [2],
      actualizadas: [[2, false]],
    });
  });

  test('what was mandatory stays so, what was not does not become so, and nothing ceases to apply', () => {
    expect(cuentas([fila({ obligatorio: false })], hechos(), [tipo()])).toEqual(nadaMas);
    expect(cuentas([fila()], hechos(), [tipo({ obligatorio: false })])).toEqual(nadaMas);
    expect(cuentas([fila(), fila({ id: 2, tipo: 'visa' })], hechos(), [tipo()])).toEqual(nadaMas);
  });
});

const identificaciones = ['1710034065', '0102030405', null];
const unDueno = fc.option(
  fc.record({
    personaId: fc.constantFrom(7, 8, null),
    identificacion: fc.constantFrom(...identificaciones),
    situacionLaboral: fc.constantFrom('V', 'I', 'H', null),
    estadoCivil: fc.constantFrom('S', 'C', null),
  }),
);
const hechosCualesquiera: fc.Arbitrary<HechosDeLista> = fc.record({
  producto: fc.constantFrom('01', '02'),
  duenos: fc.record({ 1: unDueno, 2: unDueno, 3: unDueno, 4: unDueno, 5: unDueno }),
});
const tiposCualesquiera = fc.uniqueArray(
  fc.record({
    codigo: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    nombre: fc.constant('x'),
    dueno: fc.constantFrom<DuenoDeDocumento>(1, 2, 3, 4, 5),
    condicionLaboral: fc.constantFrom(null, ['V'], ['I', 'H']),
    condicionCivil: fc.constantFrom(null, ['C']),
    producto: fc.constantFrom(null, '01', '02'),
    obligatorio: fc.boolean(),
    formato: fc.constant('pdf' as const),
    orden: fc.integer({ min: 1, max: 5 }),
    departamento: fc.constant('002'),
    activo: fc.boolean(),
  }),
  { selector: (t) => t.codigo },
);

/** A store in memory: what the API does with the changes. */
function aplicar(filas: (DocumentoDeLista & { cerrada: boolean })[], h: HechosDeLista, tipos: TipoDeDocumento[]) {
  const actuales = filas.filter((f) => !f.cerrada);
  const c = sincronizar(actuales, tiposQueAplican(h, tipos), h.duenos);
  const despues = filas.map((f) => {
    const nueva = { ...f };
    if (c.reemplazadas.includes(f)) nueva.cerrada = true;
    if (c.noAplica.includes(f)) nueva.aplica = false;
    if (c.vuelven.includes(f)) nueva.aplica = true;
    const actualizada = c.actualizadas.find((a) => a.documento === f)?.esperado;
    if (actualizada !== undefined) {
      nueva.obligatorio = actualizada.tipo.obligatorio;
      nueva.identificacion = actualizada.identificacion ?? f.identificacion;
      nueva.personaId = actualizada.personaId ?? f.personaId;
    }
    return nueva;
  });
  let id = filas.length;
  for (const { tipo: t, personaId, identificacion } of c.altas)
    despues.push({
      id: ++id,
      tipo: t.codigo,
      dueno: t.dueno,
      personaId,
      identificacion,
      aplica: true,
      obligatorio: t.obligatorio,
      cerrada: false,
    });
  return despues;
}

test('after any history the list is the wanted one, no row was lost, and doing it again changes nothing', () => {
  fc.assert(
    fc.property(tiposCualesquiera, fc.array(hechosCualesquiera, { minLength: 1, maxLength: 6 }), (tipos, historia) => {
      let filas: (DocumentoDeLista & { cerrada: boolean })[] = [];
      for (const h of historia) {
        const antes = filas;
        filas = aplicar(filas, h, tipos);
        for (const f of antes) {
          const ahora = filas.find(({ id }) => id === f.id);
          expect(ahora).toBeDefined();
          if (f.cerrada) expect(ahora).toEqual(f);
        }
        const vigentes = filas.filter((f) => !f.cerrada && f.aplica);
        const esperados = tiposQueAplican(h, tipos);
        expect(vigentes.map((f) => f.tipo).sort()).toEqual(esperados.map((q) => q.tipo.codigo).sort());
        for (const q of esperados)
          if (q.identificacion !== null)
            expect(vigentes.find((f) => f.tipo === q.tipo.codigo)?.identificacion).toBe(q.identificacion);
        // one row in force for each type, as the database's unique index has it
        const enVigor = filas.filter((f) => !f.cerrada).map((f) => `${f.dueno} ${f.tipo}`);
        expect(new Set(enVigor).size).toBe(enVigor.length);
        expect(aplicar(filas, h, tipos)).toEqual(filas);
      }
    }),
  );
});
