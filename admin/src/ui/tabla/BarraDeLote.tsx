import { propios } from '@adjudica/domain';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ActoDialog } from '../acto/ActoDialog';
import { rechazoDe } from '../dialogs/rechazo';
import { type ActoEnLote, seMarca } from './actoEnLote';

interface Fallida {
  readonly nombre: string;
  readonly motivo: string;
}

/** What an act left of the rows that it was asked for, where not all of them took it. */
interface Resto {
  readonly fallidas: readonly Fallida[];
  /** What was done all the same. */
  readonly hecho: string | null;
}

/** Below the table as long as rows are chosen: their acts, and which of them were refused. It sticks to the window's foot, so that no row moves when it comes. */
export default function BarraDeLote<T extends RaRecord>({ lote }: { readonly lote: readonly ActoEnLote<T>[] }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<T>();
  const [abierto, setAbierto] = useState<ActoEnLote<T> | null>(null);
  const [resto, setResto] = useState<Resto | null>(null);
  const elegidas = data.filter(({ id }) => selectedIds.includes(id));
  if (elegidas.length === 0 && resto === null) return null;
  return (
    <Box
      role="region"
      aria-label="Filas elegidas"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {resto !== null && (
        <Alert severity="warning" onClose={() => setResto(null)} sx={{ borderRadius: 0 }}>
          <AlertTitle>{propios.loteConRechazos(resto.fallidas.length)}</AlertTitle>
          {resto.fallidas.map(({ nombre, motivo }) => (
            <div key={nombre}>{`${nombre}: ${motivo}`}</div>
          ))}
          {resto.hecho}
        </Alert>
      )}
      {elegidas.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
          <IconButton size="small" aria-label="Quitar selección" onClick={() => onUnselectItems()}>
            <Close fontSize="small" />
          </IconButton>
          <Typography variant="body2" role="status" sx={{ mr: 'auto' }}>
            {propios.filasElegidas(elegidas.length)}
          </Typography>
          {lote.map((cada) => {
            const { accion, titulo } = cada.acto;
            const permitidas = elegidas.filter((fila) => seMarca([cada], fila)).length;
            return (
              <Button key={accion} variant="contained" disabled={permitidas === 0} onClick={() => setAbierto(cada)}>
                {permitidas === elegidas.length ? titulo : `${titulo} (${permitidas})`}
              </Button>
            );
          })}
        </Box>
      )}
      {abierto !== null && (
        <Dialogo
          {...abierto}
          filas={elegidas.filter((fila) => seMarca([abierto], fila))}
          onResto={setResto}
          onClose={() => setAbierto(null)}
        />
      )}
    </Box>
  );
}

interface DialogoProps<T> extends ActoEnLote<T> {
  readonly filas: readonly T[];
  readonly onResto: (resto: Resto | null) => void;
  readonly onClose: () => void;
}

/** The act's fields, asked once. Each row is an act of its own, with its own version and key: what is refused for one row is done for the others. */
function Dialogo<T extends RaRecord>({ acto, nombre, fijos, filas: ahora, onResto, onClose }: DialogoProps<T>) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const { onSelect } = useListContext<T>();
  const notify = useNotify();
  const [filas] = useState(ahora);
  const { exito: _, ...sinExito } = acto;
  const enviar = async (cuerpo: object, clave: string) => {
    const rechazadas: { fila: T; motivo: string }[] = [];
    for (const fila of filas) {
      try {
        const body = { ...cuerpo, ...fijos?.(fila) };
        await dataProvider.action(acto.recurso, fila.id, acto.accion, body, { clave: `${clave}-${fila.id}` });
      } catch (error) {
        rechazadas.push({ fila, motivo: rechazoDe(error)?.texto ?? (error as Error).message });
      }
    }
    return rechazadas;
  };
  return (
    <ActoDialog
      acto={sinExito}
      id={null}
      enviar={enviar}
      onHecho={(rechazadas) => {
        onSelect(rechazadas.map(({ fila }) => fila.id));
        const hechas = filas.length - rechazadas.length;
        const hecho = propios.loteHecho(acto.titulo, hechas);
        if (rechazadas.length === 0) {
          onResto(null);
          notify(hecho, { type: 'success' });
          return;
        }
        // a passing notice would cover the reasons
        onResto({
          fallidas: rechazadas.map(({ fila, motivo }) => ({ nombre: nombre(fila), motivo })),
          hecho: hechas > 0 ? hecho : null,
        });
      }}
      onClose={onClose}
    >
      {propios.loteDe(filas.map(nombre))}
    </ActoDialog>
  );
}
