export type { ConsultaDeCliente, PlanConsultado, PosicionDePlan } from '../../generated/api';
