import { type Campo, crearFormulario } from '../formulario';
import { mensajes } from '../mensajes';
import type { DatosDeFinanzas } from './tipos';

const { CLI, FIN } = mensajes;

export type SeccionDeFinanzas = 'activos' | 'pasivos' | 'ingresos' | 'egresos';

const valor =
  (seccion: SeccionDeFinanzas) =>
  (etiqueta: string): Campo<DatosDeFinanzas, unknown> => ({
    etiqueta,
    seccion,
    tipo: 'monto',
    minimo: 0,
    mensaje: CLI.valorMinimo0,
    requerido: FIN.valorObligatorio,
  });
const activo = valor('activos');
const pasivo = valor('pasivos');
const ingreso = valor('ingresos');
const egreso = valor('egresos');

/** THE table of the financial statement (FIN-006…012): every value is required and at least 0. */
export const formularioDeFinanzas = crearFormulario<DatosDeFinanzas, unknown>({
  cajaBanco: activo('Caja y bancos'),
  cuentasPorCobrar: activo('Cuentas por cobrar'),
  inventario: activo('Inventario'),
  viviendaTerreno: activo('Vivienda y terrenos'),
  mueblesEnseres: activo('Muebles y enseres'),
  vehiculoMaquinaria: activo('Vehículos y maquinaria'),
  motocicleta: activo('Motocicleta'),
  otrosActivos: activo('Otros activos'),
  cuentasPorPagar: pasivo('Cuentas por pagar'),
  proveedores: pasivo('Proveedores'),
  prestamoAno: pasivo('Préstamos hasta un año'),
  prestamoMasAno: pasivo('Préstamos a más de un año'),
  deudasNegocio: pasivo('Deudas del negocio'),
  otrasObligaciones: pasivo('Otras obligaciones'),
  ingresoFijo: ingreso('Ingresos fijos'),
  ingresoConyuge: ingreso('Ingresos del cónyuge'),
  ingresoArriendo: ingreso('Arriendos recibidos'),
  ingresoPensiones: ingreso('Pensiones'),
  otrosIngresos: ingreso('Otros ingresos'),
  egresoAlimentacion: egreso('Alimentación'),
  egresoEducacion: egreso('Educación'),
  egresoTransporte: egreso('Transporte'),
  egresoArriendo: egreso('Arriendo'),
  egresoServicioBasico: egreso('Servicios básicos'),
  egresoBancarioComercial: egreso('Deudas bancarias y comerciales'),
  egresoSalud: egreso('Salud'),
  otrosEgresos: egreso('Otros egresos'),
});

/** The values of one section, in the order of the table. */
export const valoresDeSeccion = (seccion: SeccionDeFinanzas): (keyof DatosDeFinanzas)[] =>
  formularioDeFinanzas.nombres.filter((nombre) => formularioDeFinanzas.campos[nombre].seccion === seccion);

/** Panels of the screen (FIN-001, FIN-003): title, the figure in its header and its two columns. */
export const panelesDeFinanzas = [
  {
    titulo: FIN.activosYPasivos,
    saldo: { etiqueta: FIN.patrimonio, total: 'totalPatrimonio' },
    columnas: [
      { seccion: 'activos', titulo: 'Activos', total: 'totalActivo', etiquetaTotal: 'Total activos' },
      { seccion: 'pasivos', titulo: 'Pasivos', total: 'totalPasivo', etiquetaTotal: 'Total pasivos' },
    ],
  },
  {
    titulo: FIN.ingresosYGastos,
    saldo: { etiqueta: FIN.balanceMensual, total: 'totalIngresosEgresos' },
    columnas: [
      { seccion: 'ingresos', titulo: 'Ingresos', total: 'totalIngresos', etiquetaTotal: 'Total ingresos' },
      { seccion: 'egresos', titulo: 'Gastos', total: 'totalEgresos', etiquetaTotal: 'Total gastos' },
    ],
  },
] as const;
