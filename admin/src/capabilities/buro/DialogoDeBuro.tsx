import { BUR, propios, type TablaDeBuro, tablasDeBuro } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { EmptyState } from '../../ui/EmptyState';
import { QueryState } from '../../ui/QueryState';
import { type Informe, useInforme } from './consultas';
import { Encabezado } from './Encabezado';
import { Operaciones } from './Operaciones';
import { Puntaje } from './Puntaje';
import { useRequest } from './useRequest';

type Pestana = 'puntaje' | TablaDeBuro['codigo'];

interface DialogoDeBuroProps {
  readonly cedula: string;
  readonly plan?: string | undefined;
  readonly onClose: () => void;
}

/** BUR-001, CLI-016: the stored report of a client in tabs; only who may ask (Riesgo) finds a button to ask with. */
export default function DialogoDeBuro({ cedula, plan, onClose }: DialogoDeBuroProps) {
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const { data: informe, error, isFetching, refetch } = useInforme(cedula);
  const { pedir, repetir, autorizar, enCurso, falla, dialogos } = useRequest({ plan });

  return (
    <ReadingDialog title={BUR.buroDeCredito} fullScreen={phone} content={{ sx: { minHeight: 320 } }} onClose={onClose}>
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
            <CanAccess resource="buro" action="consultar">
              <Button variant="contained" onClick={() => void pedir(cedula)} loading={enCurso}>
                {propios.buroConsultar}
              </Button>
            </CanAccess>
          </EmptyState>
        </>
      ) : (
        <QueryState error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {dialogos}
    </ReadingDialog>
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
