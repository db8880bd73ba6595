/** GEN-526: productos; se muestran como '{nombre} Plan'. */
export interface ProductoVista {
  id: string;
  codigo: string;
  nombre: string;
}

export interface CatalogoVista {
  id: string;
  codigo: string;
  nombre: string;
}

export interface DepartamentoVista {
  id: string;
  codigo: string;
  nombre: string | null;
  asignable: boolean;
}

export interface NotarioVista {
  id: number;
  nombre: string;
  tipo: string;
}

export interface CantonVista extends CatalogoVista {
  provinciaCodigo: string;
}

export interface ParroquiaVista extends CatalogoVista {
  cantonCodigo: string;
}

/** GEN-508: un país del catálogo. */
export interface PaisVista extends CatalogoVista {
  nombreIngles: string;
  prefijo: string;
}

export interface FeriadoVista {
  id: number;
  /** @format date */
  fecha: string;
  nombre: string;
}

export interface RolVista {
  id: string;
  nombre: string;
  idDepartamento: string | null;
  prefijo: string;
}

/** Quien representa a la empresa en pagarés, prendas y contratos. */
export interface RepresentanteVista {
  id: number;
  nombre: string;
  cedula: string;
  /** En calidad de qué: 'Gerente General'. */
  calidad: string;
}
