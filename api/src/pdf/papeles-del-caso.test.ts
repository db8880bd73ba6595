import {
  combinar,
  condicionesDeContrato,
  type DatosDeContrato,
  EN_BLANCO,
  fechaLarga,
  formatosQueAplican,
  formularioDeContrato,
  formularioDePrenda,
  type HechosDeValores,
  identificada,
  idsDeBloque,
  type PersonaEnPapel,
  type PersonasEnPapel,
  ruegoDe,
  valoresDeContrato,
} from '@adjudica/domain';
import { contratoImpreso } from '../capabilities/contrato/contrato.documento';
import { pagareConPersonas } from '../capabilities/pagare/pagare.documento';
import { pagareEnPapel } from '../capabilities/pagare/pagare.impreso';
import { prendaConPersonas } from '../capabilities/prenda/prenda.documento';
import { prendaEnPapel } from '../capabilities/prenda/prenda.impreso';
import { formatosEntregados } from '../seed/formatos';
import { leido } from '../testing/papeles';

const formatos = formatosEntregados().map((formato) => ({
  ...formato,
  vigenteDesde: '2020-01-01',
  vigenteHasta: null,
}));
const HOY = '2026-11-22';

interface Caso {
  readonly mujer: boolean;
  readonly estado: 'S' | 'V' | 'C' | 'C-separado' | 'U';
  readonly garantes: '' | 'M' | 'F' | 'FF' | 'MF';
  readonly apoderado: boolean;
  readonly ruego: boolean;
  /** Who keeps the good. */
  readonly otroDepositario: boolean;
  readonly cuotas: 0 | 1 | 48;
  readonly garantia: 'C' | 'F';
  readonly bien: 'auto nuevo' | 'auto usado' | 'casa nueva' | 'casa usada';
}

const veces = <C extends keyof Caso>(casos: readonly Partial<Caso>[], campo: C, valores: readonly Caso[C][]) =>
  casos.flatMap((caso) => valores.map((valor) => ({ ...caso, [campo]: valor })));
const BASE: Caso = {
  mujer: true,
  estado: 'C',
  garantes: 'F',
  apoderado: false,
  ruego: false,
  otroDepositario: false,
  cuotas: 48,
  garantia: 'C',
  bien: 'auto nuevo',
};
const porPersonas = veces(
  veces(
    veces(
      veces(veces(veces([{}], 'mujer', [true, false]), 'estado', ['S', 'V', 'C', 'C-separado', 'U']), 'garantes', [
        ...(['', 'M', 'F', 'FF', 'MF'] as const),
      ]),
      'apoderado',
      [false, true],
    ),
    'ruego',
    [false, true],
  ),
  'otroDepositario',
  [false, true],
);
const porBien = veces(
  veces(veces(veces([{}], 'mujer', [true, false]), 'cuotas', [0, 1, 48]), 'garantia', ['C', 'F']),
  'bien',
  ['auto nuevo', 'auto usado', 'casa nueva', 'casa usada'],
);
const casos: Caso[] = [...porPersonas, ...porBien].map((caso) => ({ ...BASE, ...caso }));

const persona = (nombre: string, identificacion: string, mujer: boolean, mas: Partial<PersonaEnPapel> = {}) => ({
  nombre,
  identificacion,
  tipoIdentificacion: 'C',
  genero: mujer ? 'F' : 'M',
  direccion: `Calle ${nombre.split(' ')[1]} N10-45`,
  telefono: '0991234567',
  correo: `${nombre.split(' ')[0]?.toLowerCase()}@correo.example`,
  ...mas,
});

function personasDe({ mujer, estado, garantes, apoderado, ruego, otroDepositario }: Caso): PersonasEnPapel {
  const estadoCivil = estado.charAt(0);
  const deudor = mujer
    ? persona('Carolina Rivas', '1710000001', true, { estadoCivil })
    : persona('Andrés Rivas', '1710000002', false, { estadoCivil });
  const nombreDeGarante = (sexo: string, i: number): PersonaEnPapel =>
    sexo === 'F'
      ? persona(`Rosa${'i'.repeat(i)} Mendoza`, `171000001${i}`, true, { estadoCivil: 'C' })
      : persona(`Luis${'i'.repeat(i)} Mendoza`, `171000002${i}`, false, { estadoCivil: 'U' });
  const [garante, segundoGarante] = [...garantes].map(nombreDeGarante);
  return {
    deudor,
    representante: persona('Carla Andrade', '1704567890', true),
    depositario: otroDepositario ? persona('Elena Torres', '1710000030', true) : deudor,
    ...(estado === 'C' || estado === 'U' ? { conyuge: persona('Alex Loor', '1710000040', !mujer) } : {}),
    ...(garante === undefined ? {} : { garante, garanteConyuge: persona('Sofía Paz', '1710000050', true) }),
    ...(segundoGarante === undefined ? {} : { segundoGarante }),
    ...(apoderado ? { apoderado: persona('Pablo Mora', '1710000060', false) } : {}),
    ...(ruego && {
      huella: apoderado ? persona('Pablo Mora', '1710000060', false) : deudor,
      firmanteARuego: persona('Quito Ruano', '1710000070', false),
      testigo: persona('Teresa Vera', '1710000080', true),
    }),
  };
}

const esAuto = ({ bien }: Caso): boolean => bien.startsWith('auto');
const estadoBien = ({ bien }: Caso): string => (/nuev/.test(bien) ? 'Nuevo' : 'Usado');
const fideicomiso = {
  nombre: 'Fideicomiso de Garantía',
  constitucion: 'escritura pública otorgada el 4 de marzo de 2024 ante la Notaría Décima',
  fiduciaria: 'Fiduciaria Andina S.A.',
  ruc: '1790012399001',
};
const separado = ({ estado }: Caso): boolean => estado === 'C-separado';
const MONTO = 412.35;

function hechosDe(caso: Caso): HechosDeValores {
  const personas = personasDe(caso);
  const { deudor, garante = null, segundoGarante = null, conyuge = null } = personas;
  const cabecera: DatosDeContrato = {
    ...formularioDeContrato.vacio(),
    estadoCivil: caso.estado.charAt(0),
    separacionBienes: 'CU'.includes(caso.estado.charAt(0)) ? (separado(caso) ? 'S' : 'N') : null,
    disolucionConyugal: separado(caso) ? 'capitulaciones inscritas el 12 de mayo de 2019' : null,
    apoderado: personas.apoderado?.nombre ?? null,
    estadoBien: estadoBien(caso),
    aval: garante !== null,
    avalConyuge: garante !== null,
  };
  const auto = esAuto(caso);
  return {
    empresa: {
      nombre: 'Adjudica S.A.',
      ruc: '1790012345001',
      ciudad: 'Quito',
      direccion: 'Av. Amazonas N36-152',
      correo: 'legal@adjudica.example',
    },
    representante: { ...personas.representante, calidad: 'Gerente General' },
    ciudad: 'Quito',
    fecha: HOY,
    cliente: {
      ...(deudor as PersonaEnPapel),
      tipoIdentificacion: 'C',
      genero: deudor?.genero ?? null,
      pais: 'Colombia',
      nacionalidad: 'CO',
      profesion: 'Abogada',
      direccion: deudor?.direccion ?? null,
      telefono: deudor?.telefono ?? null,
      correo: deudor?.correo ?? null,
      ciudad: 'Quito',
      provincia: 'Pichincha',
    },
    conyuge: separado(caso) ? persona('Alex Loor', '1710000040', !caso.mujer) : conyuge,
    garante: garante as HechosDeValores['garante'],
    segundoGarante,
    conyugeDeGarante: personas.garanteConyuge ?? null,
    depositario: personas.depositario as HechosDeValores['depositario'],
    apoderado: personas.apoderado ?? null,
    ruego: ruegoDe(personas),
    plan: {
      idCodigo: '01-M001-12',
      producto: auto ? '01' : '02',
      nombreProducto: auto ? 'Motor Plan' : 'Casa Plan',
      grupo: 'M001',
      puesto: '12',
      monto: 25_000,
      meses: 72,
      valorCuota: MONTO,
      cuotasPagadas: 72 - caso.cuotas,
    },
    adjudicacion: { fecha: '2026-10-15', asamblea: 25, modalidad: 'Sorteo' },
    garantia: caso.garantia,
    vehiculo: auto
      ? {
          marca: 'Chevrolet',
          modelo: 'Tracker',
          clase: 'Automóvil',
          tipo: null,
          anio: 2026,
          color: 'Plata',
          motor: 'L2B2',
          chasis: '8LAEB',
          placa: estadoBien(caso) === 'Usado' ? 'PDB-1234' : null,
          paisOrigen: null,
          kilometros: estadoBien(caso) === 'Usado' ? 45_000 : null,
          vendedor: 'Automotores del Valle S.A.',
          rucVendedor: '1791112223001',
        }
      : null,
    inmueble: auto
      ? null
      : {
          tipo: 'Casa',
          direccion: 'Los Cipreses N64-21',
          canton: 'Quito',
          provincia: 'Pichincha',
          area: 96.5,
          registro: 'matrícula 123456',
          claveCatastral: '17010234567',
          linderos: 'norte, calle; sur, lote 22; este, lote 20; oeste, pasaje B',
          vendedor: 'Marco Tapia',
          vendedorIdentificacion: '1703334445',
        },
    valorDelBien: 25_600,
    montoDePlanes: 25_000,
    gastos: [{ nombre: 'Impuesto y timbres', valor: 45 }],
    fideicomiso,
    estadoBien: estadoBien(caso),
    pagare:
      caso.cuotas === 0
        ? null
        : {
            numero: 123,
            lugar: 'Quito',
            fecha: HOY,
            monto: (caso.cuotas * MONTO * 100) / 100,
            cuotas: caso.cuotas,
            valorCuota: MONTO,
            primerVencimiento: '2026-12-05',
            ultimoVencimiento: caso.cuotas === 1 ? '2026-12-05' : '2030-11-05',
            tabla: [
              ['No.', 'Fecha de vencimiento', 'Valor'],
              ['1', '5 de diciembre de 2026', '$ 412,35'],
            ],
          },
    debe: caso.cuotas > 0,
    cabecera,
  };
}

const emision = {
  marca: { empresa: 'Adjudica S.A.', emisor: { ruc: '1790012345001', ciudad: 'Quito' } },
  hoy: HOY,
  emitidoPor: 'Legal',
  version: 1,
  motivo: null,
  borrador: false,
} as const;

function contratoDe(caso: Caso): { texto: string; faltan: readonly string[] } {
  const hechos = hechosDe(caso);
  const condiciones = condicionesDeContrato(hechos, hechos.cabecera);
  if ('falta' in condiciones) throw new Error(condiciones.falta);
  const valores = valoresDeContrato(hechos, []);
  const partes = idsDeBloque.map((bloque, i) => {
    const elegidos = formatosQueAplican(formatos, condiciones, HOY).filter((formato) => formato.bloque === bloque);
    expect([caso, bloque, elegidos.length]).toEqual([caso, bloque, 1]);
    return { id: i, bloque, ...combinar(elegidos[0]?.texto ?? '', valores) };
  });
  const impreso = contratoImpreso.hechos(
    {
      fila: {
        id: 31,
        idCodigo: '01-M001-12',
        identificacion: '1710000001',
        nombres: 'Carolina',
        apellidoPaterno: 'Rivas',
        apellidoMaterno: '',
        ...hechos.cabecera,
        modelo: null,
        bloques: partes.map(({ id, bloque }) => ({ id, bloque, formatoCodigo: '1-01', formatoNumero: 1 })),
      },
      textos: partes.map(({ id, texto }) => ({ bloqueId: id, texto, valores: {} })),
      redaccion: { hechos },
    } as never,
    emision,
  );
  return { texto: leido(contratoImpreso, impreso), faltan: partes.flatMap(({ faltan }) => faltan) };
}

function pagareDe(caso: Caso): string {
  const { pagare } = hechosDe(caso);
  const fila = {
    id: 123,
    idCodigo: '01-M001-12',
    producto: esAuto(caso) ? '01' : '02',
    grupo: 'M001',
    ciudad: 'Quito',
    fechaEmision: HOY,
    fechaInicial: pagare?.primerVencimiento,
    fechaFinal: pagare?.ultimoVencimiento,
    monto: pagare?.monto,
    valorDividendo: MONTO,
    plazo: caso.cuotas,
    adjudicadoEn: '2026-10-15',
  };
  const cuotas = [{ numero: 1, fechaVencimiento: '2026-12-05', valor: MONTO }];
  return leido(pagareEnPapel, pagareConPersonas({ fila, cuotas, plazos: [] } as never, personasDe(caso), emision));
}

function prendaDe(caso: Caso): string {
  const { pagare, vehiculo, inmueble, cabecera } = hechosDe(caso);
  const fila = {
    ...formularioDePrenda.vacio(),
    id: 123,
    idCodigo: '01-M001-12',
    producto: esAuto(caso) ? '01' : '02',
    grupo: 'M001',
    monto: pagare?.monto,
    plazo: caso.cuotas,
    fechaInicial: pagare?.primerVencimiento,
    fechaFinal: pagare?.ultimoVencimiento,
    adjudicadoEn: '2026-10-15',
    tipoGarantia: caso.garantia,
    fechaEmision: HOY,
    fechaDePagare: HOY,
    ciudad: 'Quito',
    estadoCivil: cabecera.estadoCivil,
    separacionBienes: cabecera.separacionBienes,
    enCalidadEmpresa: 'Gerente General',
    estadoBien: estadoBien(caso),
    vehiculoMarca: vehiculo?.marca ?? null,
    vehiculoModelo: vehiculo?.modelo ?? null,
    vehiculoAnio: vehiculo?.anio ?? null,
    vehiculoColor: vehiculo?.color ?? null,
    vehiculoMotor: vehiculo?.motor ?? null,
    vehiculoChasis: vehiculo?.chasis ?? null,
    vehiculoPlaca: vehiculo?.placa ?? null,
    inmuebleTipo: inmueble === null ? null : 'CASA',
    inmuebleCanton: inmueble?.canton ?? null,
    inmuebleDireccion: inmueble?.direccion ?? null,
    inmuebleArea: inmueble?.area ?? null,
    inmuebleRegistro: inmueble?.registro ?? null,
    plazos: [],
    fideicomiso,
  };
  return leido(prendaEnPapel, prendaConPersonas(fila as never, personasDe(caso), emision));
}

/** What no paper says, whoever its persons are. */
const PROHIBIDO: readonly RegExp[] = [
  /\[\[|\]\]|\{\{|\}\}|undefined|\bnull\b|NaN|—/,
  new RegExp(EN_BLANCO),
  / ,|,,|\.\.|;;| \.| {2}/,
  /(?<!\p{L})(?:de|a) el(?!\p{L})/iu,
  /de nacionalidad de|cédula de ciudadanía|identificación No|C\. I\./,
  /Motor Plan número|Casa Plan número/,
  /(?<!\p{L})un[ao]? \(1\) cuotas|una cuota \(1\)|cuota única mensual|\d+ \([a-zñáéíóú ]+ (?:días|cuotas|meses|horas)\)/u,
  /Transcurrido ese término|bajo juramento|segmento de la operación|capital de la cuota/,
  /(?<!\p{L})(?:fuere|tuviere|resultare|pagare oportunamente|contrajere|alcanzare|perdiere)(?!\p{L})/iu,
];
const DE_MUJER =
  /(?<!\p{L})(?:la deudora|las deudoras|soltera|casada|viuda|divorciada|representada por Pablo|depositaria)(?!\p{L})/iu;
const DE_HOMBRE =
  /(?<!\p{L})(?:el deudor|los deudores|del deudor|soltero|casado|viudo|divorciado|representado)(?!\p{L})/iu;

/** What only some of the cases may say. */
function prohibidoEn(caso: Caso): RegExp[] {
  const { mujer, estado, garantes, otroDepositario } = caso;
  const soloMujeres = garantes !== '' && !garantes.includes('M');
  return [
    // with a spouse of the other sex both are debtors of the pledge
    ...(estado === 'C' || estado === 'U'
      ? []
      : [mujer ? DE_HOMBRE : otroDepositario ? /la deudora|soltera/ : DE_MUJER]),
    ...(estado === 'U' ? [/casad[oa]|su cónyuge|^Cónyuge/m] : []),
    ...(estado === 'C' ? [/su conviviente|unión de hecho|^Conviviente/m] : []),
    ...(garantes.length === 1
      ? [/\bavales\b|garantes solidari|quienes comparecen por|se constituyen en aval|a quienes en adelante/]
      : []),
    ...(garantes.length === 2
      ? [/su aval |quien comparece por sus propios y personales derechos, en calidad de garante/]
      : []),
    ...(soloMujeres ? [/en calidad de garantes? solidarios?|^Garante solidario/m] : []),
    ...(garantes === '' ? [/Por aval|LA PARTE GARANTE, /] : []),
    ...(caso.cuotas === 0 ? [/reconoce adeudar|pagaré número|LA PARTE DEUDORA|La parte deudora|PARTE GARANTE/] : []),
    ...(caso.cuotas === 1 ? [/sucesivas|cada una; la primera/] : []),
    ...(caso.ruego ? [] : [/a su ruego|A ruego|huella/]),
    ...(caso.garantia === 'C' ? [/[Rr]estituirlo|fiduciaria con RUC/] : []),
  ];
}

const titulo = (caso: Caso): string => Object.values(caso).join(' ');

describe('what note, pledge and contract of a case say', () => {
  const fallos = (caso: Caso, papel: string, texto: string) =>
    [...PROHIBIDO, ...prohibidoEn(caso)].flatMap((regla) => {
      const hallado = regla.exec(texto);
      if (hallado === null) return [];
      const { index } = hallado;
      return [
        {
          regla: `${papel} ${regla}`,
          hallado: `${titulo(caso)}: …${texto.slice(Math.max(0, index - 60), index + 60)}…`,
        },
      ];
    });
  const leidos = casos.map((caso) => ({
    caso,
    contrato: contratoDe(caso),
    pagare: caso.cuotas === 0 ? null : pagareDe(caso),
    prenda: caso.cuotas === 0 ? null : prendaDe(caso),
  }));

  test('no blank, no placeholder, no wrong agreement, whoever the persons are', () => {
    const hallados = leidos.flatMap(({ caso, contrato, pagare, prenda }) => [
      ...contrato.faltan.map((campo) => ({ regla: campo, hallado: titulo(caso) })),
      ...fallos(caso, 'contrato', contrato.texto),
      ...(pagare === null ? [] : fallos(caso, 'pagaré', pagare)),
      ...(prenda === null ? [] : fallos(caso, 'prenda', prenda)),
    ]);
    // the first of each kind
    expect([...Map.groupBy(hallados, ({ regla }) => regla).values()].map(([primero]) => primero)).toEqual([]);
  });

  test('the papers of one case say the same of place, persons, sums, dates, acceleration and base of the interest', () => {
    for (const { caso, contrato, pagare, prenda } of leidos) {
      if (pagare === null || prenda === null) continue;
      const { pagare: nota, adjudicacion } = hechosDe(caso);
      const personas = personasDe(caso);
      const todos = { contrato: contrato.texto, pagare, prenda };
      const dice = (papel: keyof typeof todos, parte: string) =>
        expect([titulo(caso), papel, parte, todos[papel].includes(parte)]).toEqual([titulo(caso), papel, parte, true]);
      for (const papel of ['contrato', 'pagare', 'prenda'] as const) {
        dice(papel, 'Quito');
        dice(papel, personas.deudor?.nombre as string);
        dice(papel, `C.I. ${personas.representante?.identificacion}`.slice(papel === 'pagare' ? 5 : 0));
        if (personas.apoderado) dice(papel, `Por ${personas.deudor?.nombre}, según poder`);
        if (personas.conyuge) dice(papel, identificada(personas.conyuge));
        if (personas.firmanteARuego) {
          dice(papel, `a su ruego firma ${identificada(personas.firmanteARuego)}`);
          dice(papel, `huella dactilar`);
        }
        if (caso.cuotas > 1) {
          dice(papel, 'tres (3) cuotas o más, consecutivas o no');
          dice(papel, 'quince (15) días para ponerse al día');
        }
        dice(papel, `$ ${caso.cuotas === 1 ? '412,35' : '19.792,80'}`);
      }
      for (const papel of ['contrato', 'pagare'] as const) {
        dice(
          papel,
          'sobre el valor de la cuota vencida se calculará el interés de mora a la tasa máxima que permita la autoridad competente en cada fecha',
        );
        for (const rol of ['garante', 'segundoGarante', 'garanteConyuge'] as const) {
          const suya = personas[rol];
          if (suya) dice(papel, identificada(suya));
        }
      }
      dice('contrato', fechaLarga(nota?.primerVencimiento ?? HOY));
      dice('prenda', fechaLarga(nota?.primerVencimiento ?? HOY));
      dice('contrato', fechaLarga(adjudicacion.fecha));
      dice('contrato', 'diecisiete (17) días hábiles desde la adjudicación');
      if (personas.depositario !== personas.deudor)
        for (const papel of ['contrato', 'prenda'] as const)
          dice(papel, identificada(personas.depositario as PersonaEnPapel));
    }
  });

  test('one line a person; who cannot sign has none, but a place for the fingerprint, who signs for him, and a witness', () => {
    for (const caso of casos.filter(({ cuotas }) => cuotas > 0)) {
      const personas = personasDe(caso);
      const { firmas } = pagareConPersonas(
        {
          fila: {
            ...personas,
            producto: '01',
            fechaEmision: HOY,
            fechaInicial: HOY,
            fechaFinal: HOY,
            monto: 1,
            plazo: 1,
            valorDividendo: 1,
            id: 1,
          },
          cuotas: [],
          plazos: [],
        } as never,
        personas,
        emision,
      );
      const nombres = firmas.map(({ nombre }) => nombre);
      expect([titulo(caso), new Set(nombres).size]).toEqual([titulo(caso), nombres.length]);
      expect(firmas.filter(({ huella }) => huella)).toHaveLength(caso.ruego ? 1 : 0);
      if (caso.apoderado) expect(nombres).not.toContain(personas.deudor?.nombre);
    }
  });
});
