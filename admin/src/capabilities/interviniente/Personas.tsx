import { documentoEnLinea, nombreDeInterviniente, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useDelete, useGetOne, useNotify, useRefresh } from 'react-admin';
import type { IntervinienteVista, PersonasDelCasoVista } from '../../generated/api';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { refusalOf } from '../../ui/dialogs/refusal';
import { ErrorState } from '../../ui/ErrorState';
import { fechaHora } from '../../ui/format';
import { lazy } from '../../ui/lazy';

const PersonaDialog = lazy(() => import('./PersonaDialog'));

/** The persons of the case of a plan, whom its papers share: who is missing or incomplete, and the dialog in which each is typed. */
export function Personas({ idCodigo }: { readonly idCodigo: string }) {
  const titleId = useId();
  const [abierta, setAbierta] = useState<string | null>(null);
  const {
    data: caso,
    error,
    refetch,
  } = useGetOne<PersonasDelCasoVista>('interviniente', { id: idCodigo }, { retry: false });
  if (caso === undefined)
    // a plan without award has no case
    return error === null || refusalOf(error) !== null ? null : (
      <ErrorState message={error.message} onRetry={refetch} />
    );
  const { personas, avisos } = caso;
  const editada = personas.find(({ rol }) => rol === abierta);
  const ausentes = personas.filter((persona) => !seVe(persona) && persona.acciones.includes('guardar'));
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ px: 2, py: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {propios.intervinienteTitulo}
        </Typography>
        {ausentes.length > 0 && <Agregar ausentes={ausentes} onElegida={setAbierta} />}
      </Box>
      {avisos.map((aviso) => (
        <Alert key={aviso} severity="warning" sx={{ my: 1 }}>
          {aviso}
        </Alert>
      ))}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {personas.filter(seVe).map((persona) => (
          <Linea key={persona.rol} persona={persona} onEditar={() => setAbierta(persona.rol)} />
        ))}
      </Box>
      {editada !== undefined && (
        <Suspense fallback={null}>
          <PersonaDialog persona={editada} onClose={() => setAbierta(null)} />
        </Suspense>
      )}
    </Card>
  );
}

const seVe = ({ origen, obligatorio }: IntervinienteVista): boolean => origen !== 'nadie' || obligatorio;

interface LineaProps {
  readonly persona: IntervinienteVista;
  readonly onEditar: () => void;
}

function Linea({ persona, onEditar }: LineaProps) {
  const { nombreRol, faltan, acciones } = persona;
  const seEscribe = acciones.includes('guardar');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', width: 176 }}>
        {nombreRol}
      </Typography>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {[
          nombreDeInterviniente(persona),
          documentoEnLinea({ ...persona, identificacion: persona.identificacion ?? '' }),
        ]
          .filter((parte) => parte !== '')
          .join(' · ') || propios.intervinienteNadie}
        {seEscribe && faltan.length > 0 && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {propios.intervinienteFalta(faltan)}
          </Typography>
        )}
      </Box>
      <Difiere persona={persona} />
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {acciones.includes('quitar') && <Quitar persona={persona} />}
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={seEscribe ? propios.intervinienteEditar(nombreRol) : propios.intervinienteVer(nombreRol)}
          onClick={onEditar}
        >
          {seEscribe ? 'Editar' : 'Ver'}
        </Button>
      </Box>
    </Box>
  );
}

/** What the application says, and who wrote otherwise. */
function Difiere({ persona: { distintos, guardadaPor, guardadaEn } }: { readonly persona: IntervinienteVista }) {
  if (distintos.length === 0) return null;
  const texto = propios.intervinienteSegunSolicitud(
    distintos.map(({ etiqueta, solicitud }) => `${etiqueta} ${solicitud}`),
    guardadaEn === null
      ? null
      : propios.intervinienteEscritoPor(guardadaPor ?? propios.sinUsuario, fechaHora(guardadaEn)),
  );
  return (
    <Tooltip title={texto}>
      <Chip size="small" variant="outlined" color="warning" label={propios.intervinienteDifiere} tabIndex={0} />
    </Tooltip>
  );
}

function Quitar({ persona }: { readonly persona: IntervinienteVista }) {
  const { id, idCodigo, nombreRol } = persona;
  const [pregunta, setPregunta] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const [quitar, { isPending }] = useDelete(
    `interviniente/${idCodigo}`,
    { id, previousData: persona },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        setPregunta(false);
        notify(propios.intervinienteQuitado, { type: 'success' });
        refresh();
      },
      onError: (error: Error) => {
        setPregunta(false);
        notify(error.message, { type: 'error' });
        refresh();
      },
    },
  );
  return (
    <>
      <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => setPregunta(true)}>
        {propios.intervinienteQuitar}
      </Button>
      <ConfirmDialog
        open={pregunta}
        title={propios.intervinienteQuitarPregunta(nombreRol)}
        confirmLabel={propios.intervinienteQuitar}
        busy={isPending}
        onConfirm={() => quitar()}
        onCancel={() => setPregunta(false)}
      >
        {nombreDeInterviniente(persona)}
      </ConfirmDialog>
    </>
  );
}

interface AgregarProps {
  readonly ausentes: readonly IntervinienteVista[];
  readonly onElegida: (rol: string) => void;
}

/** Roles in which the case has nobody yet. */
function Agregar({ ausentes, onElegida }: AgregarProps) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAncla(currentTarget)}>
        {propios.intervinienteAgregar}
      </Button>
      <Menu anchorEl={ancla} open={ancla !== null} onClose={() => setAncla(null)}>
        {ausentes.map(({ rol, nombreRol }) => (
          <MenuItem
            key={rol}
            onClick={() => {
              setAncla(null);
              onElegida(rol);
            }}
          >
            {nombreRol}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
