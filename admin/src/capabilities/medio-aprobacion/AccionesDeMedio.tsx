import type { AccionDeMedio } from '@adjudica/domain';
import { MED, propios } from '@adjudica/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ActionButtons } from '../../ui/ActionButtons';
import { ownPath } from '../../ui/navigation';
import { useMedio } from './consultas';
import { type ActoDeMedio, MedioDialog } from './MedioDialog';
import { rutaDeNuevo } from './rutas';

interface AccionesDeMedioProps {
  readonly onRechazo: (texto: string | null) => void;
}

/** MED-503, MED-518…525: what this user may do with this approval now, the main step at the end, where the hand is. 'Actualizar' is the form's own. */
export function AccionesDeMedio({ onRechazo }: AccionesDeMedioProps) {
  const medio = useMedio();
  const navigate = useNavigate();
  const { role } = useUsuario();
  const [abierto, setAbierto] = useState<ActoDeMedio | null>(null);
  const cerrar = () => setAbierto(null);
  const abrir = (accion: ActoDeMedio) => () => {
    onRechazo(null);
    setAbierto(accion);
  };
  return (
    <>
      <ActionButtons
        acciones={orden.filter((accion) => medio.acciones.includes(accion))}
        definitions={{
          asignar: { label: propios.medioAsignar, variant: 'text', onClick: abrir('asignar') },
          rechazar: { label: MED.noAprobado, danger: true, onClick: abrir('rechazar') },
          aceptar: { label: MED.aceptar, variant: 'contained', onClick: abrir('aceptar') },
          enviar: { label: propios.medioEnviar, variant: 'contained', onClick: abrir('enviar') },
          /** MED-519 */
          continuar: {
            label: propios.medioContinuar,
            title: propios.emitirOrden,
            variant: 'contained',
            onClick: () => void navigate(ownPath(role, `orden-de-compra/nuevo?medio=${medio.id}`)),
          },
          nuevo: {
            label: propios.medioCrearNuevo,
            variant: 'contained',
            onClick: () => void navigate(rutaDeNuevo(role, { reemplaza: medio.id })),
          },
        }}
      />
      {abierto !== null && (
        <MedioDialog
          accion={abierto}
          medio={medio}
          onClose={cerrar}
          onRechazo={(texto) => {
            cerrar();
            onRechazo(texto);
          }}
        />
      )}
    </>
  );
}

const orden: readonly AccionDeMedio[] = ['asignar', 'rechazar', 'aceptar', 'enviar', 'continuar', 'nuevo'];
