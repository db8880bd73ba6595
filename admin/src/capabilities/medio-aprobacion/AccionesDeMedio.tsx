import type { AccionDeMedio } from '@adjudica/domain';
import { mensajes } from '@adjudica/domain';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ActionButtons } from '../../ui/ActionButtons';
import { AceptarDialog, AsignarDialog, type DialogoDeActoProps, EnviarDialog, NoAprobarDialog } from './dialogos';
import { rutaDeNuevo } from './rutas';
import type { MedioDetalle } from './tipos';

const { MED, propios } = mensajes;

const dialogos: Readonly<Partial<Record<AccionDeMedio, ComponentType<DialogoDeActoProps>>>> = {
  enviar: EnviarDialog,
  aceptar: AceptarDialog,
  rechazar: NoAprobarDialog,
  asignar: AsignarDialog,
};

interface AccionesDeMedioProps {
  readonly medio: MedioDetalle;
  readonly onRechazo: (texto: string | null) => void;
}

/** MED-503, MED-518…525: what this user may do with this approval now, the main step at the end, where the hand is. 'Actualizar' is the form's own. */
export function AccionesDeMedio({ medio, onRechazo }: AccionesDeMedioProps) {
  const navigate = useNavigate();
  const { role } = useUsuario();
  const [abierto, setAbierto] = useState<AccionDeMedio | null>(null);
  const cerrar = () => setAbierto(null);
  const abrir = (accion: AccionDeMedio) => () => {
    onRechazo(null);
    setAbierto(accion);
  };
  const Dialogo = abierto === null ? undefined : dialogos[abierto];
  return (
    <>
      <ActionButtons
        acciones={orden.filter((accion) => medio.acciones.includes(accion))}
        definitions={{
          asignar: { label: propios.medioAsignar, variant: 'text', onClick: abrir('asignar') },
          rechazar: { label: MED.noAprobado, danger: true, onClick: abrir('rechazar') },
          aceptar: { label: MED.aceptar, variant: 'contained', onClick: abrir('aceptar') },
          enviar: { label: propios.medioEnviar, variant: 'contained', onClick: abrir('enviar') },
          nuevo: {
            label: propios.medioCrearNuevo,
            variant: 'contained',
            onClick: () => void navigate(rutaDeNuevo(role, { reemplaza: medio.id })),
          },
        }}
      />
      {Dialogo !== undefined && (
        <Dialogo
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

const orden: readonly AccionDeMedio[] = ['asignar', 'rechazar', 'aceptar', 'enviar', 'nuevo'];
