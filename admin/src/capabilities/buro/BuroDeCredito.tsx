import { BUR, cedulaParaBuro, duracionesDeBuro, leerDigitos, propios } from '@adjudica/domain';
import Search from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeader } from '../../ui/PageHeader';
import { QueryState } from '../../ui/QueryState';
import { StateChip } from '../../ui/StateChip';
import { useInforme, useServicio } from './consultas';
import { Encabezado } from './Encabezado';
import { Puntaje } from './Puntaje';
import { Tablas } from './Tablas';
import { useRequest } from './useRequest';

/**
 * BUR-500…509: a cédula, and what the credit bureau says of it. The cédula stands in the address, so that a reload shows the stored report; a
 * reload never asks, because asking costs.
 */
export default function BuroDeCredito() {
  const [busqueda, setBusqueda] = useSearchParams();
  const cedula = cedulaParaBuro(busqueda.get('cedula') ?? '');
  const estado = useServicio();
  const servicio = estado.data;
  const { data: informe, error, isFetching, refetch } = useInforme(cedula);
  const { pedir, repetir, autorizar, enCurso, falla, olvidar, dialogos } = useRequest({
    onFinal: (buscada, final) => {
      if (final === 'sin-cliente') setBusqueda({}, { replace: true });
      // The same person again is no step for the back button.
      else if (final !== 'sin-autorizacion') setBusqueda({ cedula: buscada }, { replace: buscada === cedula });
    },
  });

  return (
    <>
      <PageHeader
        title={BUR.buroDeCredito}
        description={
          servicio?.prueba && (
            <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <StateChip label={propios.buroDePrueba} tone="warning" /> {propios.buroDePruebaDetalle}
            </Box>
          )
        }
        actions={<Buscador inicial={cedula ?? ''} enCurso={enCurso} onBuscar={pedir} onCambio={olvidar} />}
      />
      {estado.error !== null && (
        <Box sx={{ mb: 2 }}>
          <ErrorState size="line" message={estado.error.message} onRetry={estado.refetch} />
        </Box>
      )}
      {servicio?.configurado === false && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {propios.buroSinConfigurar}
        </Alert>
      )}
      <Box aria-live="polite" aria-busy={enCurso || estado.isPending} sx={{ display: 'grid', gap: 2 }}>
        {enCurso && informe == null ? (
          <Card>
            <LoadingState />
            <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary', pb: 3 }}>
              {propios.buroPreguntando}
            </Typography>
          </Card>
        ) : cedula === null || informe === null ? (
          <Card>
            {falla !== null && <Alert severity="warning">{falla}</Alert>}
            <EmptyState message={cedula === null ? BUR.sinCliente : propios.buroSinConsulta} />
          </Card>
        ) : informe !== undefined ? (
          <>
            <Card sx={{ p: 2, display: 'grid', gap: 2 }}>
              <Encabezado
                informe={informe}
                pruebaDicha={servicio?.prueba ?? false}
                falla={falla}
                enCurso={enCurso}
                onDeNuevo={() => repetir(informe)}
                onAutorizar={() => autorizar(informe.cedula)}
              />
              <Puntaje informe={informe} />
            </Card>
            <Tablas informe={informe} />
          </>
        ) : (
          <Card>
            <QueryState error={error} isFetching={isFetching} refetch={refetch} />
          </Card>
        )}
      </Box>
      {dialogos}
    </>
  );
}

interface BuscadorProps {
  readonly inicial: string;
  readonly enCurso: boolean;
  readonly onBuscar: (cedula: string) => Promise<unknown>;
  readonly onCambio: () => void;
}

/** BUR-500…502: a cédula, Enter or button; what is shorter, longer or none sends nothing, stays, and is told. */
function Buscador({ inicial, enCurso, onBuscar, onCambio }: BuscadorProps) {
  const [texto, setTexto] = useState(inicial);
  const notify = useNotify();
  // The back button leads to another person; a search without a result leaves what was typed.
  useEffect(() => {
    if (inicial !== '') setTexto(inicial);
  }, [inicial]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (enCurso) return;
    const cedula = cedulaParaBuro(texto);
    if (cedula === null)
      notify(BUR.ingreseCedula, { type: 'warning', autoHideDuration: duracionesDeBuro.ingreseCedula });
    else void onBuscar(cedula);
  };

  return (
    <Box component="form" role="search" onSubmit={submit} noValidate sx={{ display: 'flex', gap: 1, flex: '1 1 auto' }}>
      <TextField
        value={texto}
        // A cédula pasted with its hyphen is a cédula.
        onChange={(event) => {
          setTexto(leerDigitos(event.target.value));
          onCambio();
        }}
        placeholder={propios.buroBuscar}
        autoFocus={inicial === ''}
        sx={{ flex: 1, minWidth: 150 }}
        slotProps={{ htmlInput: { 'aria-label': propios.buroBuscar, inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" startIcon={<Search />} loading={enCurso}>
        {propios.buroConsultar}
      </Button>
    </Box>
  );
}
