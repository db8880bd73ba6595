import { hoyEn, mensajes } from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { diaDe, fecha as escribirFecha } from '../../ui/format';
import { QueryState } from '../../ui/QueryState';
import { useArbolDeTareas } from './consultas';
import type { NodoDeTareas } from './tipos';

interface ArbolDeTareasProps {
  readonly idCodigo: string;
  /** TAR-005: somebody chose this entry, by mouse, Enter or the space bar. */
  readonly onElegir: (nodo: NodoDeTareas) => void;
}

/** The tree of a plan: events, newest first, with their tasks below; those with an open task stand open. Arrow keys move, Enter chooses. */
export default function ArbolDeTareas({ idCodigo, onElegir }: ArbolDeTareasProps) {
  const { data, error, refetch } = useArbolDeTareas(idCodigo);
  /** What somebody folded or unfolded; everything else stands open while it has an open task. */
  const [elegidos, setElegidos] = useState<ReadonlyMap<string, boolean>>(new Map());
  const porId = useMemo(() => new Map((data ?? []).flatMap((raiz) => aplanar(raiz))), [data]);
  const elegir = (id: string) => {
    const nodo = porId.get(id);
    if (nodo !== undefined) onElegir(nodo);
  };
  if (data === undefined) return <QueryState error={error} refetch={refetch} />;
  if (data.length === 0) return <EmptyState message={mensajes.JOR.sinEventos} />;
  return (
    <SimpleTreeView
      aria-labelledby="registro-de-tareas"
      // An entry is opened, not marked: choosing the same one twice opens it twice.
      disableSelection
      expansionTrigger="iconContainer"
      expandedItems={data.filter((nodo) => elegidos.get(nodo.id) ?? conTareaAbierta(nodo)).map(({ id }) => id)}
      onItemExpansionToggle={(_, id, abierto) => setElegidos((antes) => new Map(antes).set(id, abierto))}
      onItemClick={(_, id) => elegir(id)}
      itemChildrenIndentation={10}
    >
      {data.map((nodo) => (
        <Nodo key={nodo.id} nodo={nodo} onElegir={elegir} />
      ))}
    </SimpleTreeView>
  );
}

const aplanar = (nodo: NodoDeTareas): [string, NodoDeTareas][] => [[nodo.id, nodo], ...nodo.hijos.flatMap(aplanar)];

const conTareaAbierta = (nodo: NodoDeTareas): boolean =>
  nodo.hijos.some((hijo) => hijo.estado !== 'C' || conTareaAbierta(hijo));

interface NodoProps {
  readonly nodo: NodoDeTareas;
  readonly onElegir: (id: string) => void;
}

function Nodo({ nodo, onElegir }: NodoProps) {
  /** The tree itself would only fold an entry that has others below. */
  const teclas: TreeItemProps['onKeyDown'] = (event) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    (event as KeyboardEvent & { defaultMuiPrevented?: boolean }).defaultMuiPrevented = true;
    onElegir(nodo.id);
  };
  return (
    <TreeItem
      itemId={nodo.id}
      label={<Etiqueta nodo={nodo} />}
      onKeyDown={teclas}
      slotProps={{ content: { style: { alignItems: 'flex-start', gap: 4, padding: '4px 8px' } } }}
    >
      {nodo.hijos.length === 0
        ? undefined
        : nodo.hijos.map((hijo) => <Nodo key={hijo.id} nodo={hijo} onElegir={onElegir} />)}
    </TreeItem>
  );
}

/** What happened, or what is to be done, over when and who. */
function Etiqueta({ nodo: { texto, fecha, fechaEjecucion, usuario, estado } }: { readonly nodo: NodoDeTareas }) {
  // Of an open task the day that counts is the one on which it is to be done.
  const programada = estado !== null && estado !== 'C' && fechaEjecucion !== null;
  const cuando = programada ? mensajes.propios.tareaPara(escribirFecha(fechaEjecucion)) : diaDe(fecha);
  const tarde = programada && fechaEjecucion < hoyEn(new Date());
  return (
    <Box sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
      {estado !== null && <Estado cerrada={estado === 'C'} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', overflowWrap: 'anywhere', fontWeight: estado !== null && estado !== 'C' ? 600 : 480 }}
        >
          {texto}
        </Typography>
        <Typography
          variant="caption"
          component="span"
          sx={{ display: 'block', color: tarde ? 'error.main' : 'text.secondary' }}
        >
          {[cuando, estado === 'S' ? mensajes.TAR.sinAsignar : usuario].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

function Estado({ cerrada }: { readonly cerrada: boolean }) {
  const Icono = cerrada ? CheckCircleOutlined : RadioButtonUnchecked;
  return (
    <Icono
      titleAccess={cerrada ? mensajes.TAR.cerrado : mensajes.TAR.pendiente}
      sx={{ fontSize: 15, mt: 0.25, flexShrink: 0, color: cerrada ? 'success.main' : 'warning.main' }}
    />
  );
}
