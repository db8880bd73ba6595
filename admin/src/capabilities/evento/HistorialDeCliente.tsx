import { mensajes } from '@adjudica/domain';
import type { ContenidoProps } from '../cliente/tipos';
import { ListaDeEventos } from './ListaDeEventos';

/** EST-515, EST-516, JOR-506: 'Historial del cliente'. */
export default function HistorialDeCliente({ estado }: ContenidoProps) {
  return (
    <ListaDeEventos idCodigo={estado.idCodigo} titular={estado.titular.nombreCompleto} label={mensajes.EST.historial} />
  );
}
