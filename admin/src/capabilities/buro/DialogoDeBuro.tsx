import { mensajes, type TablaDeBuro, tablasDeBuro } from '@adjudica/domain';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { usePuede } from '../../ui/usePuede';
import { type Informe, useInforme } from './consultas';
import { Encabezado } from './Encabezado';
import { Operaciones } from './Operaciones';
import { Puntaje } from './Puntaje';
import { usePedido } from './usePedido';

const { BUR, propios } = mensajes;
type Pestana = 'puntaje' | TablaDeBuro['codigo'];

interface DialogoDeBuroProps {
  readonly cedula: string;
  readonly plan?: string | undefined;
  readonly onClose: () => void;
}

/** BUR-001, CLI-016: the stored report of a client in tabs; only who may ask (Riesgo) finds a button to ask with. */
export default function DialogoDeBuro({ cedula, plan, onClose }: DialogoDeBuroProps) {
  const titleId = useId();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const puede = usePuede();
  const { data: informe, error, isFetching, refetch } = useInforme(cedula);
  const { pedir, repetir, autorizar, enCurso, falla, dialogos } = usePedido({ plan });

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth fullScreen={phone}>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        {BUR.buroDeCredito}
        <IconButton aria-label="Cerrar" onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ minHeight: 320 }}>
        {informe != null ? (
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Encabezado
              informe={informe}
              falla={falla}
              enCurso={enCurso}
              onDeNuevo={() => repetir(informe)}
              onAutorizar={() => autorizar(cedula)}
            />
            <Pestanas informe={informe} />
          </Box>
        ) : informe === null ? (
          <>
            {falla !== null && <Alert severity="warning">{falla}</Alert>}
            <EmptyState message={propios.buroSinConsulta}>
              {puede('buro:consultar') && (
                <Button variant="contained" onClick={() => void pedir(cedula)} loading={enCurso}>
                  {propios.buroConsultar}
                </Button>
              )}
            </EmptyState>
          </>
        ) : isFetching || error === null ? (
          <LoadingState />
        ) : (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        )}
      </DialogContent>
      {dialogos}
    </Dialog>
  );
}

function Pestanas({ informe }: { readonly informe: Informe }) {
  const [elegida, setElegida] = useState<Pestana>('puntaje');
  const tabla = tablasDeBuro.find(({ codigo }) => codigo === elegida);
  return (
    <>
      <Tabs value={elegida} onChange={(_, next: Pestana) => setElegida(next)} variant="scrollable">
        <Tab value="puntaje" label="Puntaje" {...atributosDe('puntaje')} />
        {tablasDeBuro.map(({ codigo, nombre }) => (
          <Tab key={codigo} value={codigo} label={`${nombre} (${informe[codigo].length})`} {...atributosDe(codigo)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id="buro-panel" aria-labelledby={`buro-tab-${elegida}`} sx={{ minHeight: 200 }}>
        {tabla === undefined ? (
          <Puntaje informe={informe} />
        ) : informe[tabla.codigo].length === 0 ? (
          <EmptyState message={propios.buroSinOperaciones} />
        ) : (
          <Operaciones tabla={tabla.nombre} operaciones={informe[tabla.codigo]} />
        )}
      </Box>
    </>
  );
}

const atributosDe = (pestana: Pestana) => ({
  id: `buro-tab-${pestana}`,
  'aria-controls': 'buro-panel',
  sx: { textTransform: 'none' },
});
