import { mensajes } from '@adjudica/domain';
import Card from '@mui/material/Card';
import { ClientesRecientes } from '../../ui/ClientesRecientes';
import { EmptyState } from '../../ui/EmptyState';
import { BarraDeCliente } from './BarraDeCliente';

/** CLI-002, CLI-009: the page where a client is looked for. */
export default function EntradaDeCliente() {
  return (
    <>
      <BarraDeCliente autoFocus />
      <SinCliente />
    </>
  );
}

export function SinCliente() {
  return (
    <Card>
      <EmptyState message={mensajes.CLI.sinCliente}>
        <ClientesRecientes />
      </EmptyState>
    </Card>
  );
}
