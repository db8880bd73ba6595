import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { GaranteVista } from '../../generated/api';
import { EmptyState } from '../../ui/EmptyState';
import { ConRegistro } from '../../ui/formulario/ConRegistro';
import { BusquedaDeGarante } from './BusquedaDeGarante';
import { FichaDeGarante } from './FichaDeGarante';

interface GaranteTabProps {
  readonly estado: {
    readonly idCodigo: string;
    readonly titular: { readonly identificacion: string };
  };
  /** The sub-tab that is open: application, finances, references of the guarantor. */
  readonly children?: ReactNode;
}

/** Frame of the tab 'Garante' (EST-502, EST-507…509): who it is, the search box, and below what belongs to the guarantor's application. */
export default function GaranteTab({ estado, children }: GaranteTabProps) {
  return (
    <ConRegistro<GaranteVista> recurso="garante" id={estado.idCodigo}>
      {(garante) => (
        <Marco key={garante.identificacion ?? ''} garante={garante} cliente={estado.titular.identificacion}>
          {children}
        </Marco>
      )}
    </ConRegistro>
  );
}

interface MarcoProps {
  readonly garante: GaranteVista;
  /** Identification of the holder of the plan. */
  readonly cliente: string;
  readonly children: ReactNode;
}

function Marco({ garante, cliente, children }: MarcoProps) {
  const { acciones, identificacion } = garante;
  const [cambiando, setCambiando] = useState(false);
  const asigna = acciones.includes('asignar');
  const cambia = acciones.includes('cambiar');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {identificacion !== null && (
        <FichaDeGarante garante={garante} onCambiar={cambia && !cambiando ? () => setCambiando(true) : null} />
      )}
      {(asigna || (cambia && cambiando)) && (
        <BusquedaDeGarante garante={garante} cliente={cliente} onCancelar={cambia ? () => setCambiando(false) : null} />
      )}
      {identificacion === null
        ? !asigna && <EmptyState message="El plan no tiene garante." />
        : // Whose application this is: the one of another guarantor is another form.
          children}
    </Box>
  );
}
