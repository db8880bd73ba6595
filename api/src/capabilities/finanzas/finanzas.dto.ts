import type { DatosDeFinanzas, TotalesDeFinanzas } from '@adjudica/domain';

/** FIN-006…009: situación financiera de la persona de una solicitud, en dólares. Vacío = null. */
export interface FinanzasVista extends DatosDeFinanzas, TotalesDeFinanzas {
  /** Clave de la solicitud: '01-M001-12-titular'. */
  id: string;
  /** 0 = todavía no se guardó. */
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
  /** Lo que este usuario puede hacer ahora. */
  acciones: 'guardar'[];
}

/** FIN-010…012. Los totales se calculan; si se envían, deben coincidir. */
export interface FinanzasCambio {
  /** Caja y bancos. */
  cajaBanco?: number | null;
  /** Cuentas por cobrar. */
  cuentasPorCobrar?: number | null;
  /** Inventario. */
  inventario?: number | null;
  /** Vivienda y terrenos. */
  viviendaTerreno?: number | null;
  /** Muebles y enseres. */
  mueblesEnseres?: number | null;
  /** Vehículos y maquinaria. */
  vehiculoMaquinaria?: number | null;
  /** Motocicleta. */
  motocicleta?: number | null;
  /** Otros activos. */
  otrosActivos?: number | null;
  /** Cuentas por pagar. */
  cuentasPorPagar?: number | null;
  /** Proveedores. */
  proveedores?: number | null;
  /** Préstamos hasta un año. */
  prestamoAno?: number | null;
  /** Préstamos a más de un año. */
  prestamoMasAno?: number | null;
  /** Deudas del negocio. */
  deudasNegocio?: number | null;
  /** Otras obligaciones. */
  otrasObligaciones?: number | null;
  /** Ingresos fijos. */
  ingresoFijo?: number | null;
  /** Ingresos del cónyuge. */
  ingresoConyuge?: number | null;
  /** Arriendos recibidos. */
  ingresoArriendo?: number | null;
  /** Pensiones. */
  ingresoPensiones?: number | null;
  /** Otros ingresos. */
  otrosIngresos?: number | null;
  /** Alimentación. */
  egresoAlimentacion?: number | null;
  /** Educación. */
  egresoEducacion?: number | null;
  /** Transporte. */
  egresoTransporte?: number | null;
  /** Arriendo. */
  egresoArriendo?: number | null;
  /** Servicios básicos. */
  egresoServicioBasico?: number | null;
  /** Deudas bancarias y comerciales. */
  egresoBancarioComercial?: number | null;
  /** Salud. */
  egresoSalud?: number | null;
  /** Otros egresos. */
  otrosEgresos?: number | null;
  /** Debe coincidir con la suma de sus valores. */
  totalActivo?: number | null;
  /** Debe coincidir con la suma de sus valores. */
  totalPasivo?: number | null;
  /** Debe coincidir con la suma de sus valores. */
  totalPatrimonio?: number | null;
  /** Debe coincidir con la suma de sus valores. */
  totalIngresos?: number | null;
  /** Debe coincidir con la suma de sus valores. */
  totalEgresos?: number | null;
  /** Debe coincidir con la suma de sus valores. */
  totalIngresosEgresos?: number | null;
  /** La que se leyó; equivale a If-Match. 0 = primera vez. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}
