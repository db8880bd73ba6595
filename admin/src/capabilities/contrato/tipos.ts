export type {
  BaseDeContratoVista as BaseDeContrato,
  BloqueDetalle,
  BloqueEscritoVista as BloqueEscrito,
  ContratoDeListaVista as ContratoDeLista,
  ContratoVista as ContratoDetalle,
} from '../../generated/api';
