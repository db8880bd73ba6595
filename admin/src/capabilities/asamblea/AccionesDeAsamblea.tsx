import { propios } from '@adjudica/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Suspense, useState } from 'react';
import { ActionButtons } from '../../ui/ActionButtons';
import { lazy } from '../../ui/lazy';
import type { AccionesDeAsambleaProps } from './tipos';

// with the calendar of their dates: loaded when one of them is opened
const Corregir = lazy(() => import('./dialogosDeAsamblea').then(({ Corregir: dialogo }) => ({ default: dialogo })));
const Eliminar = lazy(() => import('./dialogosDeAsamblea').then(({ Eliminar: dialogo }) => ({ default: dialogo })));

/** Correcting and removing an open assembly, while its lifecycle lets this user. */
export function AccionesDeAsamblea({ asamblea, enviar, onEliminada }: AccionesDeAsambleaProps) {
  const [abierto, setAbierto] = useState<'corregir' | 'eliminar' | null>(null);
  const cerrar = () => setAbierto(null);
  return (
    <>
      <ActionButtons
        acciones={asamblea.acciones}
        definitions={{
          corregir: {
            label: propios.corregirAsamblea,
            icon: <EditOutlined />,
            variant: 'text',
            onClick: () => setAbierto('corregir'),
          },
          eliminar: {
            label: 'Eliminar',
            icon: <DeleteOutlined />,
            variant: 'text',
            danger: true,
            onClick: () => setAbierto('eliminar'),
          },
        }}
      />
      <Suspense fallback={null}>
        {abierto === 'corregir' && <Corregir asamblea={asamblea} enviar={enviar} onClose={cerrar} />}
        {abierto === 'eliminar' && (
          <Eliminar asamblea={asamblea} enviar={enviar} onClose={cerrar} onEliminada={onEliminada} />
        )}
      </Suspense>
    </>
  );
}
