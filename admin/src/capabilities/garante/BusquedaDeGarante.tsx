import { LARGO_DE_GARANTE, mensajes, normalizarIdentificacion } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import type { GaranteEncontrado, GaranteVista } from '../../generated/api';
import { ActDialog } from '../../ui/act/ActDialog';
import type { Act } from '../../ui/act/types';
import { useLookup } from './useLookup';
import { useAfterNaming, useAsignacion } from './useNombramiento';

interface BusquedaDeGaranteProps {
  readonly garante: GaranteVista;
  /** Identification of the holder of the plan. */
  readonly cliente: string;
  /** Given up or done; `null` = there is no guarantor to go back to. */
  readonly onTerminar: (() => void) | null;
}

/** EST-508, EST-509: the identification, its refusals under it, the person that was found, and what to do with it. */
export function BusquedaDeGarante({ garante, cliente, onTerminar }: BusquedaDeGaranteProps) {
  const [escrita, setEscrita] = useState('');
  const { buscar, buscando, hallado, rechazo, limpiar } = useLookup(garante, cliente);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    buscar(escrita);
  };
  return (
    <Box component="section" aria-label="Buscar garante" sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="form"
        noValidate
        autoComplete="off"
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
      >
        <TextField
          label={onTerminar === null ? 'Cédula del garante' : 'Cédula del nuevo garante'}
          value={escrita}
          onChange={(event) => {
            // What people paste between the digits falls out; what is too long stays, and is refused.
            setEscrita(normalizarIdentificacion(event.target.value));
            limpiar();
          }}
          error={rechazo !== null}
          helperText={rechazo ?? `${LARGO_DE_GARANTE} caracteres`}
          autoFocus={onTerminar !== null}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          sx={{ flex: '1 1 260px', maxWidth: 360 }}
        />
        <Button type="submit" variant="outlined" loading={buscando}>
          Buscar
        </Button>
        {onTerminar !== null && <Button onClick={onTerminar}>Cancelar</Button>}
      </Box>
      {hallado !== null && <Hallado garante={garante} hallado={hallado} onNombrado={onTerminar} />}
    </Box>
  );
}

interface HalladoProps {
  readonly garante: GaranteVista;
  readonly hallado: GaranteEncontrado;
  readonly onNombrado: (() => void) | null;
}

/** The person of that identification, known or new, with the one thing to do next. */
function Hallado({ garante, hallado, onNombrado }: HalladoProps) {
  const { identificacion, nombreCompleto, conocida, advertencia } = hallado;
  const alNombrar = useAfterNaming(garante, onNombrado);
  const { run: asignar, pending } = useAsignacion(garante, alNombrar);
  const [preguntando, setPreguntando] = useState(false);
  const cambia = garante.identificacion !== null;
  const rotulo = cambia ? 'Cambiar garante' : 'Asignar garante';
  const quien = nombreCompleto === null ? identificacion : `${nombreCompleto} (${identificacion})`;
  return (
    <Card role="group" aria-label="Persona encontrada" sx={{ maxWidth: 640, p: 2, display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body1" sx={{ fontWeight: 580 }}>
            {nombreCompleto ?? 'Persona no registrada'}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {identificacion}
            {!conocida && ' · Sus datos se registran en su solicitud'}
          </Typography>
        </Box>
        <Button
          variant="contained"
          loading={pending}
          onClick={() => (cambia ? setPreguntando(true) : void asignar(identificacion))}
        >
          {rotulo}
        </Button>
      </Box>
      {advertencia !== null && <Alert severity="warning">{advertencia}</Alert>}
      {preguntando && (
        <ActDialog<GaranteVista>
          acto={cambio}
          id={garante.id}
          fijos={{ identificacion }}
          onHecho={alNombrar}
          onClose={() => setPreguntando(false)}
        >
          {garante.nombreCompleto ?? garante.identificacion} dejará de ser garante y {quien} tomará su lugar con una
          solicitud nueva. La solicitud, el cónyuge, los datos financieros y las referencias del garante anterior se
          conservan, pero ya no podrán modificarse.
        </ActDialog>
      )}
    </Card>
  );
}

const cambio: Act = {
  path: '/garante/{idCodigo}/cambiar',
  titulo: '¿Cambiar el garante del plan?',
  confirmar: 'Cambiar garante',
  exito: mensajes.EST.informacionGuardada,
  enFila: true,
};
