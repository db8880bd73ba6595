import {
  type Campo,
  type ContextoDeSolicitud,
  type DatosDeSolicitud,
  formularioDeSolicitud,
  mensajes,
  sumarDias,
} from '@adjudica/domain';
import { datosDeSolicitud, type SituacionLaboral } from '../../seed/declarado';
import { type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';

/**
 * Both sides of every bound of the form, through the API, generated from the table of fields: a field that is added there is tried here.
 * One form is saved over and over: what is accepted is read back, what is refused names the field and changes nothing.
 */
const t = testApp();
const c = t.user('ejecutivo');
let plan: PlanDePrueba;
let version = 0;
beforeAll(async () => {
  plan = await planAdjudicado(t);
});

type Nombre = keyof DatosDeSolicitud;
const { campos, nombres } = formularioDeSolicitud;
const contexto: ContextoDeSolicitud = { rol: 'titular', hoy: '2026-03-10', idDepartamento: '002', identificacion: '' };

/** A valid form in which this field is shown, with what must go with it. */
function formaCon(nombre: Nombre): DatosDeSolicitud {
  const formas = (['V', 'I', 'H', 'A'] as SituacionLaboral[]).flatMap((situacion) => [
    datosDeSolicitud(situacion, { casado: true }),
    { ...datosDeSolicitud(situacion), nacionalidad: 'CO', anosResidencia: 4 },
  ]);
  const forma = formas.find((f) => formularioDeSolicitud.estaVisible(nombre, f, contexto));
  if (forma === undefined) throw new Error(`no form shows ${nombre}`);
  return forma;
}

async function intentar(nombre: Nombre, valor: unknown) {
  const { status, body } = await c.put(`/solicitud/${plan.clave}`, { ...formaCon(nombre), [nombre]: valor, version });
  if (status === 200) version = body.version;
  return { status, valor: body[nombre] as unknown, error: body.errors?.[nombre] as string | undefined };
}

type Caso = [valor: unknown, guardado?: unknown];
const cifras = (largo: number): string => '0912345678901234'.slice(0, largo);

/** What each kind of field must take and must refuse; values out of a catalogue or of another field's rule are tried elsewhere. */
function casosDe(campo: Campo<DatosDeSolicitud, ContextoDeSolicitud>): { buenos: Caso[]; malos: unknown[] } {
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo': {
      const letra = campo.patron?.expresion.test('Ñ') === false ? '7' : 'Ñ';
      const de = (largo: number): string => letra.repeat(largo);
      return { buenos: [[letra], [de(campo.maximo)], [`  ${letra} `, letra]], malos: [de(campo.maximo + 1)] };
    }
    case 'enriquecido':
      return { buenos: [['<p>Ñ</p>']], malos: ['<script></script>', '<p>'] };
    case 'digitos': {
      const minimo = campo.minimo ?? 1;
      return {
        buenos: [
          [cifras(minimo)],
          [cifras(campo.maximo)],
          [` ${cifras(3)}-${cifras(minimo - 3)} `, cifras(3) + cifras(minimo - 3)],
        ],
        malos: [cifras(minimo - 1), cifras(campo.maximo + 1), `${cifras(minimo - 1)}x`],
      };
    }
    case 'correo':
      return {
        buenos: [['a@b.ec'], [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`]],
        malos: ['a@b', 'a b@c.ec', 'a@b@c.ec', `${'a'.repeat(250)}@b.ec`],
      };
    case 'fecha': {
      const { desde = '', hasta = '' } = campo.rango(contexto);
      return {
        buenos: [[desde], [hasta]],
        malos: [sumarDias(desde, -1), sumarDias(hasta, 1), '2020-02-30', '31/12/2020'],
      };
    }
    case 'opcion':
      return { buenos: campo.opciones.map(({ codigo }) => [codigo]), malos: ['?', `${campo.opciones[0]?.codigo} `] };
    case 'entero':
      return { buenos: [[campo.minimo], [campo.maximo]], malos: [campo.minimo - 1, campo.maximo + 1, 1.5] };
    case 'monto':
      return { buenos: [[0], [0.01], [999_999_999_999.99]], malos: [-1, -0.01, 0.001, 1e15] };
    case 'casilla':
      return { buenos: [[true], [false]], malos: [] };
    case 'catalogo':
      return { buenos: [], malos: ['?', '99X', 'x'.repeat(campo.maximo + 1)] };
  }
}

/** Fields whose valid values depend on others: the good side is proved in solicitud.test.ts. */
const SOLO_MALOS: readonly Nombre[] = ['situacionLaboral', 'estadoCivil', 'tipoDomicilio', 'pepExpuesto', 'pepVinculo'];

test.each(nombres)(
  'CLI-079 %s takes its bounds and refuses what lies beyond them, naming the field',
  async (nombre) => {
    const { buenos, malos } = casosDe(campos[nombre]);
    for (const [valor, guardado = valor] of SOLO_MALOS.includes(nombre) ? [] : buenos)
      expect([valor, await intentar(nombre, valor)]).toEqual([
        valor,
        { valor: guardado, status: 200, error: undefined },
      ]);
    for (const valor of malos) {
      const { status, error } = await intentar(nombre, valor);
      expect([nombre, valor, status, typeof error]).toEqual([nombre, valor, 422, 'string']);
    }
  },
);

const esTexto = (nombre: Nombre): boolean => ['texto', 'parrafo'].includes(campos[nombre].tipo);
const requeridos = nombres.filter((n) => formularioDeSolicitud.esRequerido(n, formaCon(n), contexto));
test.each(requeridos)('CLI-079 %s cannot be empty where it is required, in the words of its table', async (nombre) => {
  const { tipo, requerido } = campos[nombre];
  const vacios = [null, ...(tipo === 'monto' || tipo === 'entero' ? [] : ['']), ...(esTexto(nombre) ? ['   '] : [])];
  for (const vacio of vacios)
    expect({ vacio, ...(await intentar(nombre, vacio)) }).toMatchObject({ vacio, status: 422, error: requerido });
});

test.each(nombres.filter(esTexto))(
  '%s refuses control characters, line breaks and half characters in clear words',
  async (nombre) => {
    for (const hostil of ['a\u0000b', 'a\u001bb', 'a\ud83d', 'línea\nlínea'])
      expect(await intentar(nombre, hostil)).toMatchObject({ status: 422, error: mensajes.propios.textoNoPermitido });
  },
);

test('marks that nobody sees are taken away, and signs that only look different are made the same', async () => {
  expect(await intentar('nombres', '\u202aRu\ufb01no\u00a0D´Ángelo\u202c')).toMatchObject({
    status: 200,
    valor: "Rufino D'Ángelo",
  });
  expect(await intentar('direccion', 'Av.\tQuito\u200b 1')).toMatchObject({ status: 200, valor: 'Av. Quito 1' });
  expect(await intentar('celular', '+593 99 123 4567')).toMatchObject({ status: 200, valor: '0991234567' });
  expect((await intentar('celular', '0991234567 ext. 1')).error).toBe(mensajes.GEN.telefonoInvalido);
});

test('a text of a megabyte is refused before any rule looks at it, one of 501 characters by the rule of its field', async () => {
  const grande = await c.put(`/solicitud/${plan.clave}`, { direccion: 'x'.repeat(1_048_576), version });
  expect([grande.status, grande.body.code]).toEqual([413, 'cuerpo-demasiado-grande']);
  const largo = await c.put(`/solicitud/${plan.clave}`, { direccion: 'x'.repeat(501), version });
  expect([largo.status, largo.body.errors.direccion]).toEqual([422, mensajes.propios.textoLargo(100)]);
});

test('mark-up and emoji are text where text is free, and come back as they were', async () => {
  for (const hostil of ['<b>Casa</b> & "esquina"', '{{empresa}}', '🏠 frente al 🌳'])
    expect(await intentar('referenciaDomicilio', hostil)).toMatchObject({ status: 200, valor: hostil });
  expect((await intentar('nombres', '<b>Ana</b>')).error).toBe(mensajes.propios.soloLetras);
});
