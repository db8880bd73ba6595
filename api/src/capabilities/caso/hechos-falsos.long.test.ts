import { type PasoDelCaso, PRODUCTO_DE_VEHICULOS, resoluciones } from '@adjudica/domain';
import type { EntityTarget, FindOptionsWhere } from 'typeorm';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Documento } from '../../entities/documento.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import {
  type CasoDePrueba,
  cambiar,
  casoNuevo,
  type Deshacer,
  darPaso,
  estadoAntesDe,
  preparar,
  recordarPersonas,
  reglasSinCumplir,
} from '../../testing/casos';
import { EMISION } from '../../testing/pagares';
import { testApp } from '../../testing/test-app';

/** A case goes from step to step; before each one a fact at a time is made wrong, stops the step, and is mended. */

const t = testApp();

/** Makes one fact wrong, on its screen, or as an import does. */
type Equivocar = (caso: CasoDePrueba) => Promise<Deshacer>;

const en =
  (quien: 'asistente' | 'ejecutivo' | 'jefatura', ruta: (caso: CasoDePrueba) => string) =>
  (cambio: object): Equivocar =>
  (caso) =>
    cambiar(caso[quien], ruta(caso), cambio);
/** A paper that names somebody else forgets what was known of the one before. */
const conPersonas =
  (de: (cambio: object) => Equivocar) =>
  (cambio: object): Equivocar =>
  async (caso) => {
    const reponer = await recordarPersonas(caso);
    const deshacer = await de(cambio)(caso);
    return async () => {
      await deshacer();
      await reponer();
    };
  };
const pagare = conPersonas(en('asistente', (caso) => `/pagare/${caso.pagare}`));
const prenda = conPersonas(en('asistente', (caso) => `/prenda/${caso.pagare}`));
const contrato = en('asistente', ({ plan }) => `/contrato/${plan.idCodigo}`);
const unidad = en('ejecutivo', ({ plan }) => `/unidad/${plan.idCodigo}`);
const concesionario = en('jefatura', (caso) => `/concesionario/${caso.concesionario}`);

async function enFila<E extends object>(
  entidad: EntityTarget<E>,
  donde: FindOptionsWhere<E>,
  cambio: Partial<E>,
): Promise<Deshacer> {
  const { manager } = t.application.dataSource;
  const antes = await manager.findOneByOrFail(entidad, donde);
  const suyos = Object.fromEntries(Object.keys(cambio).map((campo) => [campo, antes[campo as keyof E]]));
  await manager.update(entidad, donde, cambio as never);
  return () => manager.update(entidad, donde, suyos as never);
}
const titular =
  (cambio: Partial<Persona>): Equivocar =>
  ({ plan }) =>
    enFila(Persona, { id: plan.titular.id }, cambio);
const cuenta =
  (cambio: Partial<Plan>): Equivocar =>
  ({ plan }) =>
    enFila(Plan, { id: plan.planId }, cambio);
const documento =
  (estado: boolean | null): Equivocar =>
  async ({ plan: { planId } }) => {
    const { manager } = t.application.dataSource;
    const { id } = await manager.findOneOrFail(Documento, { where: { planId }, order: { id: 'ASC' } });
    return enFila(Documento, { id }, { estado });
  };
const otraVezEnRiesgo: Equivocar = ({ plan: { planId } }) => enFila(Carpeta, { planId }, { idDepartamento: '004' });
const nuncaAprobada: Equivocar = async ({ plan: { planId } }) => {
  const { id: carpetaId } = await t.application.dataSource.manager.findOneByOrFail(Carpeta, { planId });
  const { resultado } = resoluciones.devolver;
  const deshacer = [
    await enFila(CarpetaEnvio, { carpetaId }, { resultado }),
    await enFila(Carpeta, { planId }, { idDepartamento: null }),
  ];
  return () => Promise.all(deshacer.map((uno) => uno()));
};
/** Replaces a text of the block by hand. */
const bloque =
  (cual: string, dice: string, dira: string): Equivocar =>
  async ({ asistente, plan: { idCodigo } }) => {
    const escribir = async (editar: (texto: string) => string): Promise<unknown> => {
      const { bloques } = (await asistente.get(`/contrato/${idCodigo}`).expect(200)).body;
      const { texto, version } = bloques.find(({ bloque: id }: { bloque: string }) => id === cual);
      return asistente.put(`/contrato/${idCodigo}/bloque/${cual}`, { texto: editar(texto), version }).expect(200);
    };
    await escribir((texto) => texto.replaceAll(dice, dira));
    return () => escribir((texto) => texto.replaceAll(dira, dice));
  };
const emision =
  (cambio: object): Equivocar =>
  async ({ asistente, pagare: numero }) => {
    const emitir = async (otra: object): Promise<unknown> => {
      const { version } = (await asistente.get(`/pagare/${numero}`).expect(200)).body;
      return asistente.post(`/pagare/${numero}/reemplazar`, { ...EMISION, ...otra, version }).expect(200);
    };
    await emitir(cambio);
    return () => emitir({});
  };

const IMPIDE = 'politica-impide';
/** Whoever goes on confirms it, and says why. */
const AVISA = 'politica-sin-confirmar';

/** In which cases it can be wrong. */
type Casos = (caso: Pick<CasoDePrueba, 'producto' | 'acompanado'>) => boolean;
const todos: Casos = () => true;
const conAuto: Casos = ({ producto }) => producto === PRODUCTO_DE_VEHICULOS;
const conCasa: Casos = (caso) => !conAuto(caso);
const conOtros: Casos = ({ acompanado }) => acompanado;
const sinOtros: Casos = (caso) => !conOtros(caso);

interface Fila {
  readonly que: string;
  readonly error: Equivocar;
  readonly code: string;
  readonly dice: string | RegExp;
  /** The screen that mends it; null = the record itself refuses, on its own screen. */
  readonly lugar: string | null;
  readonly casos: Casos;
}
const fila = (
  code: string,
  que: string,
  error: Equivocar,
  dice: string | RegExp,
  lugar: string | null = 'Contrato',
  casos = todos,
): Fila => ({ que, error, code, dice, lugar, casos });
const impide = fila.bind(null, IMPIDE);
const avisa = fila.bind(null, AVISA);

const OTRA = { cedula: '1710000504', nombre: 'Luis Paz Vera' };

const carpeta = (code: string): Fila[] => [
  impide('folder at risk again', otraVezEnRiesgo, 'está otra vez en revisión de riesgo', 'Plan'),
  fila(code, 'folder never approved', nuncaAprobada, 'riesgo no la ha aprobado', 'Plan'),
];
const documentos = [
  avisa('rejected document', documento(false), 'Contrato de adhesión, rechazado', 'Documentos'),
  avisa('document not reviewed', documento(null), ': 2 de 3', 'Documentos'),
];
/** Unit, pledge and contract in the order in which they are told. */
const enTres = (dato: string, valor: string): RegExp =>
  new RegExp(`${dato}: ${valor} \\(unidad\\), \\S+ \\(prenda\\), \\S+ \\(contrato\\)`);
/** `donde`: once pledge and contract are approved only the unit can change. */
const bien = (code: string, donde = 'Contrato'): Fila[] => [
  fila(code, 'chassis', unidad({ chasis: '8LAOTRO1' }), enTres('Chasis', '8LAOTRO1'), donde, conAuto),
  fila(code, 'engine', unidad({ serieMotor: 'OTRO1' }), enTres('Motor', 'OTRO1'), donde, conAuto),
  fila(code, 'colour', unidad({ color: 'Verde' }), enTres('Color', 'Verde'), donde, conAuto),
  fila(code, 'blank chassis', unidad({ chasis: null }), 'Falta chasis', 'Plan', conAuto),
  fila(code, 'registry', unidad({ registro: 'OTRO' }), enTres('Registro de la propiedad', 'OTRO'), donde, conCasa),
  fila(code, 'blank registry', unidad({ registro: null }), 'Falta registro de la propiedad', 'Plan', conCasa),
];
const deudor = impide('name of the debtor', titular({ apellidoPaterno: 'Distinto' }), 'está con dos nombres');
const cuota = fila(
  'pagare-no-concuerda',
  'instalment paid meanwhile',
  cuenta({ cuotasPagadas: 13, saldo: 47 * 38_050 }),
  /dice 48 cuotas por \$ 18\.264,00 y el plan debe hoy 47 cuotas por \$ 17\.883,50/,
  null,
);
const montoDelPlan = fila(
  'montos-cambiados',
  'amount of the plan',
  cuenta({ monto: 2_500_000 }),
  /suma \$ 20\.000,00 en la orden de compra y hoy vale \$ 25\.000,00/,
  null,
);
const otroConcesionario = (dicho: string, hoy: string): RegExp =>
  new RegExp(`dice .*${dicho}.*; el concesionario hoy es .*${hoy}`);
const ruc = (lugar: string) =>
  avisa(
    'RUC of the dealer',
    concesionario({ ruc: '1791112223001' }),
    otroConcesionario('RUC 1790012344001', 'RUC 1791112223001'),
    lugar,
  );

const errores: Readonly<Record<PasoDelCaso, readonly Fila[]>> = {
  orden: [
    ...carpeta(AVISA),
    ...documentos,
    montoDelPlan,
    ruc('Orden de compra'),
    avisa(
      'name of the dealer',
      concesionario({ razonSocial: 'Costa Motors S.A.' }),
      otroConcesionario('Sierra Motors', 'Costa Motors S\\.A\\.'),
      'Orden de compra',
    ),
    avisa(
      'blank account of the dealer',
      concesionario({ banco: null, tipoCuenta: null, numeroCuenta: null }),
      'sin cuenta bancaria',
      'Orden de compra',
    ),
  ],
  pago: [
    ...carpeta(IMPIDE),
    ...documentos,
    montoDelPlan,
    ruc('Orden de pago'),
    avisa(
      'account of the dealer',
      concesionario({ numeroCuenta: '3400000999' }),
      otroConcesionario('3400000101', '3400000999'),
      'Orden de pago',
    ),
  ],
  pagare: [
    ...carpeta(AVISA),
    ...bien(IMPIDE),
    deudor,
    cuota,
    impide(
      'number of the debtor',
      titular({ identificacion: '1790000011' }),
      /Deudor: \d+ \(pagaré\), 1790000011 \(prenda\)/,
      'Pagaré',
    ),
    impide(
      'representative',
      pagare({ representanteCedula: OTRA.cedula, representanteNombre: OTRA.nombre }),
      'Luis Paz Vera (pagaré), Luis Paz Vera (prenda), Lucía Fernanda Güillín Peña (contrato)',
    ),
    impide(
      'keeper',
      prenda({ depositarioCedula: OTRA.cedula, depositarioNombres: 'Luis', depositarioApellidos: 'Paz Vera' }),
      'Depositario: 1710000504 (prenda), 1710034065 (contrato)',
    ),
    impide(
      'marital status',
      prenda({ estadoCivil: 'V', separacionBienes: null }),
      /Estado civil: Viudo \(prenda\), (Casado|Soltero) \(contrato\)/,
    ),
    impide('city', emision({ lugarEmision: '0101' }), 'Ciudad: Cuenca (pagaré), Cuenca (prenda), Quito (contrato)'),
    impide(
      'plate since the pledge was saved',
      unidad({ placa: 'PXY1234' }),
      '(Placa): guárdela de nuevo',
      'Pagaré',
      conAuto,
    ),
    ...[
      impide(
        'spouse',
        pagare({ conyugeCedula: OTRA.cedula, conyugeNombre: OTRA.nombre }),
        'Cónyuge o conviviente: 1710000504 (pagaré), 1710000405 (contrato)',
      ),
      impide(
        'name of the spouse',
        pagare({ conyugeNombre: OTRA.nombre }),
        'El número 1710000405 está con dos nombres: Luis Paz Vera (Cónyuge, pagaré)',
      ),
      impide(
        'spouse who does not sign',
        pagare({ conyugeCedula: null, conyugeNombre: null }),
        'Cónyuge o conviviente: nadie (pagaré), 1710000405 (contrato)',
      ),
      impide(
        'guarantor',
        pagare({ garanteCedula: OTRA.cedula, garanteNombre: OTRA.nombre }),
        'Garante: 1710000504 (pagaré), 0102030405 (contrato)',
      ),
      impide(
        'name of the guarantor',
        pagare({ garanteNombre: OTRA.nombre }),
        'El número 0102030405 está con dos nombres: Luis Paz Vera (Garante, pagaré)',
      ),
      impide(
        'guarantor who does not sign',
        pagare({ garanteCedula: null, garanteNombre: null }),
        'Garante: nadie (pagaré), 0102030405 (contrato)',
      ),
      impide(
        'second guarantor',
        pagare({ segundoGaranteCedula: OTRA.cedula, segundoGaranteNombre: OTRA.nombre }),
        'Garante: 0102030405 y 1710000504 (pagaré), 0102030405 (contrato)',
      ),
      impide(
        'separation of goods',
        prenda({ separacionBienes: 'S' }),
        'Separación de bienes: Sí (prenda), No (contrato)',
      ),
    ].map((una) => ({ ...una, casos: conOtros })),
    impide(
      'guarantor of the note alone',
      pagare({ garanteCedula: OTRA.cedula, garanteNombre: OTRA.nombre }),
      'Garante: 1710000504 (pagaré), nadie (contrato)',
      'Contrato',
      sinOtros,
    ),
  ],
  contrato: [
    ...carpeta(AVISA),
    ...bien(IMPIDE),
    deudor,
    cuota,
    impide(
      'guarantor',
      contrato({ aval: false }),
      'Garante: 0102030405 (pagaré), nadie (contrato)',
      'Contrato',
      conOtros,
    ),
    impide(
      'marital status',
      contrato({ estadoCivil: 'V', separacionBienes: null }),
      /Estado civil: (Casado|Soltero) \(prenda\), Viudo \(contrato\)/,
    ),
    avisa(
      'chassis in a text edited by hand',
      bloque('objeto', '8LA', '9LA'),
      /Chasis: el bloque Objeto, bien y entrega ya no dice 8LA/,
      'Contrato',
      conAuto,
    ),
    fila(
      'bloques-desactualizados',
      'amount of the plan',
      cuenta({ monto: 2_500_000 }),
      /escribir: .*Precio y forma de pago/,
      null,
    ),
  ],
  carta: [...carpeta(AVISA), ...bien(AVISA, 'Plan')],
  entrega: [...carpeta(IMPIDE), ...documentos, ...bien(AVISA, 'Plan')],
};
const CAMINO = ['orden', 'pago', 'pagare', 'contrato', 'carta', 'entrega'] as const satisfies readonly PasoDelCaso[];
/** Neither order, payment nor letter. */
const CAMINO_DE_CASA = ['pagare', 'contrato', 'entrega'] as const satisfies readonly PasoDelCaso[];

describe.each([
  ['a vehicle of a single client', { producto: '01', acompanado: false }],
  ['a vehicle of a married client with guarantor, one of whom signs by request', { producto: '01', acompanado: true }],
  ['a house of a married client with guarantor', { producto: '02', acompanado: true }],
])('%s', (_nombre, como) => {
  let caso: CasoDePrueba;
  beforeAll(async () => {
    caso = await casoNuevo(t, como);
  });

  describe.each(conAuto(como) ? CAMINO : CAMINO_DE_CASA)('%s', (paso) => {
    beforeAll(() => preparar[paso](caso));

    test.each(errores[paso].filter(({ casos }) => casos(como)))('wrong $que', async ({ error, code, dice, lugar }) => {
      const antes = await estadoAntesDe(caso, paso);
      const deshacer = await error(caso);
      const { status, body } = await darPaso(caso, paso);
      expect([status, body.code]).toEqual([422, code]);
      expect(body.title).toMatch(dice);
      expect(await estadoAntesDe(caso, paso)).toBe(antes);
      if (lugar !== null) {
        const hallazgos = (await reglasSinCumplir(caso, paso)).flatMap((regla) => regla.hallazgos);
        expect(hallazgos.map((uno) => uno.lugar)).toContainEqual(expect.stringMatching(`^${lugar} `));
        expect(hallazgos.every(({ enlace }) => enlace !== null)).toBe(true);
      }
      await deshacer();
      expect(await reglasSinCumplir(caso, paso)).toEqual([]);
    });

    test('goes on without a question once nothing is wrong', async () => {
      const { status, text } = await darPaso(caso, paso);
      expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    });
  });
});
