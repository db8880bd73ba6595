import { tiposDeGarantia } from '../carpeta/garantias';
import {
  admiteConyuge,
  type Codigo,
  estadosCiviles,
  estadosDeVehiculo,
  PRODUCTO_DE_VEHICULOS,
  separacionDeBienes,
  tiposDeInmueble,
} from '../codigos';
import { estaVacio, type Valor } from '../formulario';
import { formularioDeInterviniente } from '../interviniente/campos';
import { nombreDeInterviniente, type PersonasDelCaso, personaNombrada } from '../interviniente/reglas';
import type { DefinicionDeLista } from '../lista';
import { CLI, EST, propios } from '../mensajes';
import { type ContextoDeFechas, cedulaEnteraOPasaporte, nombreCompleto, palabrasDe, soloLetras } from '../piezas';
import { campo, type DatosDe, enCodigo, enSeccion, LARGO_DE_CUALQUIERA, registro } from '../registro';
import { LIMITES, mismoTexto } from '../texto';
import type { CampoDeUnidad, DatosDeUnidad } from '../unidad/campos';

const requerido = EST.campoObligatorio;

/** Risk chooses one of them when it approves the folder. */
const garantias: readonly Codigo[] = Object.entries(tiposDeGarantia).map(([codigo, nombre]) => ({ codigo, nombre }));

/** Data of the good from other records: those fields are read-only. Empty = unknown. */
export type BienConocido = Readonly<Record<string, Valor>>;

export interface ContextoDePrenda extends ContextoDeFechas {
  /** '01' = a vehicle, otherwise a property. */
  readonly producto: string;
  /** Chosen by risk; `null` = the folder came without its decision. */
  readonly tipoGarantia: string | null;
  readonly bien: BienConocido;
  /** Day of signing, which the note says. */
  readonly fechaEmision: string;
  /** Its means is approved, so that its unit can be said (unidad/). */
  readonly conUnidad: boolean;
}

const deVehiculo = (_: object, { producto }: Pick<ContextoDePrenda, 'producto'>): boolean =>
  producto === PRODUCTO_DE_VEHICULOS;
const deInmueble = (_: object, contexto: Pick<ContextoDePrenda, 'producto'>): boolean => !deVehiculo(_, contexto);

/** A field of the good, fixed where the order or the approval gives it. */
const delBien = (nombre: string, visible: typeof deVehiculo) =>
  ({
    visible,
    fijado: (_: object, { bien }: Pick<ContextoDePrenda, 'bien'>): Valor | undefined =>
      estaVacio(bien[nombre]) ? undefined : bien[nombre],
    bloqueado: (_: object, { bien }: Pick<ContextoDePrenda, 'bien'>): boolean => !estaVacio(bien[nombre]),
  }) as const;
const delVehiculo = (nombre: string) => delBien(nombre, deVehiculo);
const delInmueble = (nombre: string) => delBien(nombre, deInmueble);

/** A pledge (LEG-549…554, LEG-564): the guarantee that risk chose, the good by product, its keeper and the signer of the company. */
export const formularioDePrenda = registro('prenda', {
  ...enSeccion('garantia', {
    tipoGarantia: campo.opcion('Tipo de garantía', garantias, {
      requerido,
      fijado: (_: object, { tipoGarantia }: Pick<ContextoDePrenda, 'tipoGarantia'>) => tipoGarantia ?? undefined,
      bloqueado: (_: object, { tipoGarantia }: Pick<ContextoDePrenda, 'tipoGarantia'>) => tipoGarantia !== null,
      columna: enCodigo(1),
    }),
    fechaEmision: campo.fecha('Fecha de emisión', () => ({}), propios.fechaInvalida, {
      requerido,
      fijado: (_: object, { fechaEmision }: Pick<ContextoDePrenda, 'fechaEmision'>) => fechaEmision,
      bloqueado: () => true,
      ayuda: 'La del pagaré.',
    }),
    estadoCivil: campo.opcion('Estado civil', estadosCiviles, {
      requerido,
      alCambiar: () => ({ separacionBienes: null }),
    }),
    separacionBienes: campo.opcion('Separación de bienes', separacionDeBienes, {
      requerido,
      visible: (v: { estadoCivil: string | null }) => admiteConyuge(v),
    }),
  }),
  ...enSeccion('vehiculo', {
    estadoBien: campo.opcion('Estado', estadosDeVehiculo, {
      requerido,
      columna: enCodigo(5),
      ...delVehiculo('estadoBien'),
    }),
    vehiculoMarca: campo.texto('Marca', 60, { requerido, ...delVehiculo('vehiculoMarca'), clase: 'igual' }),
    vehiculoModelo: campo.texto('Modelo', 80, { requerido, ...delVehiculo('vehiculoModelo'), clase: 'igual' }),
    vehiculoAnio: campo.entero('Año', [1950, 2100], { requerido, ...delVehiculo('vehiculoAnio') }),
    vehiculoColor: campo.texto('Color', 40, {
      requerido,
      sugerencias: 'color-vehiculo',
      ...delVehiculo('vehiculoColor'),
      clase: 'igual',
    }),
    vehiculoMotor: campo.texto('Motor', 30, {
      requerido,
      mayusculas: true,
      ...delVehiculo('vehiculoMotor'),
      clase: 'identificacion',
      de: 'titular',
    }),
    vehiculoChasis: campo.texto('Chasis', 30, {
      requerido,
      mayusculas: true,
      ...delVehiculo('vehiculoChasis'),
      clase: 'identificacion',
      de: 'titular',
    }),
    vehiculoPlaca: campo.texto('Placa', 10, {
      requerido,
      // a new vehicle is registered after the pledge
      requeridoSi: ({ estadoBien }: { estadoBien: string | null }) => estadoBien === 'Usado',
      mayusculas: true,
      ...delVehiculo('vehiculoPlaca'),
      clase: 'identificacion',
      de: 'titular',
    }),
  }),
  ...enSeccion('inmueble', {
    inmuebleTipo: campo.opcion('Tipo de inmueble', tiposDeInmueble, {
      requerido,
      columna: enCodigo(20),
      ...delInmueble('inmuebleTipo'),
    }),
    inmuebleCanton: campo.texto('Cantón', LIMITES.nombre, {
      requerido,
      ...delInmueble('inmuebleCanton'),
      de: 'titular',
    }),
    inmuebleDireccion: campo.texto('Dirección', LIMITES.direccion, {
      requerido,
      ...delInmueble('inmuebleDireccion'),
      de: 'titular',
    }),
    inmuebleArea: campo.monto('Área (m²)', 0, { unidad: 'm²', ...delInmueble('inmuebleArea') }),
    inmuebleRegistro: campo.texto('Registro de la propiedad', 40, {
      requerido,
      ...delInmueble('inmuebleRegistro'),
      de: 'titular',
    }),
  }),
  ...enSeccion('depositario', {
    depositarioCedula: campo.identificacion(
      'Cédula',
      { patron: cedulaEnteraOPasaporte, requerido, ejemplo: '1712345678' },
      LARGO_DE_CUALQUIERA,
    ),
    depositarioNombres: campo.texto('Nombres', LIMITES.nombre, { patron: soloLetras, requerido }),
    // LEG-552: two words in both fields together
    depositarioApellidos: campo.texto('Apellidos', LIMITES.nombre, {
      patron: soloLetras,
      requerido: EST.nombresCompletos,
      requeridoSi: ({ depositarioNombres }: { depositarioNombres: string | null }) =>
        palabrasDe(depositarioNombres ?? '').length < 2,
      ejemplo: 'Muñoz Yépez',
    }),
    depositarioCorreo: campo.correo('Correo electrónico', { requerido: CLI.correoInvalido }),
  }),
  ...enSeccion('empresa', {
    representanteEmpresa: campo.texto('Representado por', 160, {
      patron: nombreCompleto(3, EST.nombresCompletos),
      requerido,
      // LEG-594
      sugerencias: 'representante',
      llena: { calidad: 'enCalidadEmpresa' },
      ejemplo: 'Lucía Güillín Peña',
    }),
    enCalidadEmpresa: campo.texto('En calidad de', 80, { requerido, ejemplo: 'Gerente General', de: 'titular' }),
  }),
});
export type TablaDePrenda = typeof formularioDePrenda.tabla;
export type DatosDePrenda = DatosDe<TablaDePrenda>;

type Nombre = keyof DatosDePrenda & string;
const deSeccion = (seccion: string): readonly Nombre[] =>
  formularioDePrenda.nombres.filter((nombre) => formularioDePrenda.campos[nombre].seccion === seccion);

/** Fields of the good of a product. */
export const camposDelBienDePrenda = (producto: string): readonly Nombre[] =>
  deSeccion(producto === PRODUCTO_DE_VEHICULOS ? 'vehiculo' : 'inmueble');

/** Data of the good of the other product are refused and not dropped: the pledge would not be the one that was meant. */
export const deOtroBien = (valores: Partial<DatosDePrenda>, producto: string): Record<string, string> => {
  const delProducto: readonly string[] = camposDelBienDePrenda(producto);
  const delOtro = [...deSeccion('vehiculo'), ...deSeccion('inmueble')].filter(
    (nombre) => !delProducto.includes(nombre),
  );
  return Object.fromEntries(
    delOtro.filter((nombre) => !estaVacio(valores[nombre])).map((nombre) => [nombre, propios.prendaOtroBien]),
  );
};

/** What a pledge says of the persons of its case (interviniente/): what the case knows of them. */
export const personasEnPrenda = ({ deudor, depositario, representante }: PersonasDelCaso): Partial<DatosDePrenda> =>
  Object.fromEntries(
    Object.entries({
      estadoCivil: deudor?.estadoCivil,
      depositarioCedula: depositario?.identificacion,
      depositarioNombres: depositario?.nombres,
      depositarioApellidos: depositario?.apellidos,
      depositarioCorreo: depositario?.correo,
      representanteEmpresa: representante && nombreDeInterviniente(representante),
      enCalidadEmpresa: representante?.calidad,
    }).filter(([, valor]) => !estaVacio(valor)),
  );

/** The same the other way. */
export function personasDesdePrenda(
  valores: DatosDePrenda,
  { personas, solicitud }: { readonly personas: PersonasDelCaso; readonly solicitud: PersonasDelCaso },
): PersonasDelCaso {
  const { depositarioCedula, depositarioNombres, depositarioApellidos, depositarioCorreo } = valores;
  const { deudor, representante } = personas;
  const depositario = personaNombrada(
    {
      identificacion: depositarioCedula,
      nombre: nombreDeInterviniente({ nombres: depositarioNombres, apellidos: depositarioApellidos }),
    },
    personas.depositario,
    solicitud.depositario,
  );
  const mismo = mismoTexto(nombreDeInterviniente(representante ?? nadie), valores.representanteEmpresa ?? '');
  return {
    ...(deudor && { deudor: { ...deudor, estadoCivil: valores.estadoCivil } }),
    depositario: {
      ...depositario,
      nombres: depositarioNombres,
      apellidos: depositarioApellidos,
      correo: depositarioCorreo,
    },
    representante: {
      ...(mismo && representante
        ? representante
        : personaNombrada({ identificacion: null, nombre: valores.representanteEmpresa })),
      calidad: valores.enCalidadEmpresa,
    },
  };
}
const nadie = formularioDeInterviniente.vacio();

/** Fields that say what the unit says (unidad/). */
const deLaUnidad = {
  vehiculoColor: 'color',
  vehiculoMotor: 'serieMotor',
  vehiculoChasis: 'chasis',
  vehiculoPlaca: 'placa',
  inmuebleRegistro: 'registro',
} as const satisfies { readonly [N in Nombre]?: CampoDeUnidad };
const camposDeUnidadEnPrenda = Object.keys(deLaUnidad) as (keyof typeof deLaUnidad)[];

/** What a pledge says of the unit of its product. */
export const unidadDePrenda = (valores: DatosDePrenda, producto: string): Partial<DatosDeUnidad> =>
  Object.fromEntries(
    camposDeUnidadEnPrenda
      .filter((nombre) => camposDelBienDePrenda(producto).includes(nombre))
      .map((nombre) => [deLaUnidad[nombre], valores[nombre]]),
  );

/**
 * Facts of the good that people typed, since neither order nor approval says them: the page marks them. With an approved means what is typed of the
 * unit is the unit's.
 */
export const escritosAMano = (
  valores: DatosDePrenda,
  { producto, bien, conUnidad }: Pick<ContextoDePrenda, 'producto' | 'bien' | 'conUnidad'>,
): readonly Nombre[] =>
  camposDelBienDePrenda(producto).filter(
    (nombre) =>
      estaVacio(bien[nombre]) && !estaVacio(valores[nombre]) && !(conUnidad && Object.hasOwn(deLaUnidad, nombre)),
  );

/** Fields that differ from the order or the approval, which changed after the pledge was saved. */
export const distintosDelBien = (valores: DatosDePrenda, { producto, bien }: ContextoDePrenda): readonly Nombre[] =>
  camposDelBienDePrenda(producto).filter((nombre) => !estaVacio(bien[nombre]) && bien[nombre] !== valores[nombre]);

/** LEG-513, LEG-516: newest first; the first page has 50 rows. `q`: words of the name, or the start of a cédula or of a plan's code. */
export const listaDePrendas = {
  ordenables: ['id', 'nombreCliente', 'fechaEmision'],
  filtros: { q: 'texto', plan: 'texto', cliente: 'texto', actualizadoDesde: 'instante' },
  ordenInicial: { campo: 'id', direccion: 'DESC' },
} as const satisfies DefinicionDeLista;
export const PRENDAS_POR_PAGINA = 50;

/** LEG-514: a shorter text is searched by Enter alone (decisiones.md). */
export { MINIMO_BUSQUEDA as MINIMO_BUSQUEDA_DE_PRENDA } from '../texto';
