import {
  advertenciaDeIdentificacion,
  CAR,
  esquemaDeCarta,
  esquemaDeCita,
  esquemaRechazoDeCarta,
  hoyEn,
  llevaCarta,
  normalizarIdentificacion,
  propios,
  type TipoIdentificacion,
  tiposDeIdentificacion,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { urlOf } from '../../providers/calls';
import { ActionButtons } from '../../ui/ActionButtons';
import { ActDialog } from '../../ui/act/ActDialog';
import { SelectField, TextLineField } from '../../ui/act/TextLineField';
import type { Act, ActInputProps } from '../../ui/act/types';
import { Codes } from '../../ui/Codes';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';
import { LeaveQuestion } from '../../ui/form/LeaveQuestion';
import { fechaHora } from '../../ui/format';
import { lazy } from '../../ui/lazy';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { IdleRichTextField } from '../../ui/rich-text/IdleRichTextField';
import { RichText } from '../../ui/rich-text/RichText';
import { LoQueSeSabia, PasoDialog } from '../caso';
import type { CartaDetalle } from './tipos';

const SubirActa = lazy(() => import('./SubirActa'));
type Abierto = 'generar' | 'rechazar' | 'citar' | 'entregar' | 'ver';

const actos: Readonly<Record<'generar' | 'rechazar', Act>> = {
  generar: {
    path: '/carta-salida/{idCodigo}/generar',
    titulo: CAR.generar,
    confirmar: CAR.generar,
    exito: propios.cartaGenerada,
    esquema: esquemaDeCarta,
  },
  rechazar: {
    path: '/carta-salida/{idCodigo}/rechazar',
    titulo: CAR.noAprobado,
    confirmar: CAR.noAprobado,
    peligro: true,
    exito: CAR.rechazada,
    esquema: esquemaRechazoDeCarta,
    campos: { texto: { etiqueta: 'Motivo', tipo: CommentField } },
  },
};

/** CAR-509, CAR-511, CAR-512: the letter, written or to be written, and what may be done with it. */
export function Carta({ carta }: { readonly carta: CartaDetalle }) {
  /** What was written since it was last stored; null = nothing. */
  const [escrito, setEscrito] = useState<string | null>(null);
  const texto = escrito ?? carta.texto;
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const escribe = carta.acciones.includes('generar');
  const cerrar = () => setAbierto(null);
  const abrir = (cual: Abierto) => () => setAbierto(cual);
  return (
    <Card component="section" aria-label={propios.cartaTexto} sx={{ p: 2 }}>
      {llevaCarta(carta.producto) && carta.estado !== 'realizada' && !conUnidad(carta) && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {propios.cartaSinUnidad}
        </Alert>
      )}
      {!llevaCarta(carta.producto) ? (
        <Alert severity="info">{propios.cartaDeCasa}</Alert>
      ) : escribe ? (
        <>
          {texto !== carta.texto && abierto === null && <LeaveQuestion withDraft={false} />}
          <IdleRichTextField name="texto" label={propios.cartaTexto} value={texto} onChange={setEscrito} required />
        </>
      ) : (
        <Escrita carta={carta} />
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        {carta.versiones.length > 0 && (
          <Button variant="outlined" onClick={abrir('ver')}>
            {CAR.ver}
          </Button>
        )}
        <ActionButtons
          acciones={orden.filter((accion) => carta.acciones.includes(accion))}
          definitions={{
            citar: { label: carta.cita === null ? propios.citaFijar : propios.citaMover, onClick: abrir('citar') },
            rechazar: { label: CAR.noAprobado, danger: true, onClick: abrir('rechazar') },
            entregar: { label: CAR.subirActa, variant: 'contained', onClick: abrir('entregar') },
            generar: { label: CAR.generar, variant: 'contained', onClick: abrir('generar') },
          }}
        />
      </Box>
      {(abierto === 'generar' || abierto === 'rechazar') && (
        <PasoDialog
          acto={actos[abierto]}
          paso={abierto === 'generar' ? 'carta' : null}
          idCodigo={carta.id}
          id={carta.id}
          fijos={{ version: carta.version, ...(abierto === 'generar' && { texto }) }}
          // stored, and cleaned by the server: from now on that is the text
          onHecho={() => setEscrito(null)}
          onClose={cerrar}
        >
          {carta.nombreCliente}, plan <Codes codes={[carta.idCodigo]} />
        </PasoDialog>
      )}
      {abierto === 'citar' && (
        <ActDialog
          acto={actoDeCita(carta.cita)}
          id={carta.id}
          fijos={{ version: carta.version }}
          maxWidth="sm"
          onClose={cerrar}
        >
          {carta.nombreCliente}, plan <Codes codes={[carta.idCodigo]} />
        </ActDialog>
      )}
      {abierto === 'entregar' && (
        <Suspense fallback={null}>
          <SubirActa idCodigo={carta.id} onClose={cerrar} />
        </Suspense>
      )}
      {carta.estado !== 'pendiente' && <LoQueSeSabia idCodigo={carta.id} paso="carta" />}
      {carta.estado === 'realizada' && <LoQueSeSabia idCodigo={carta.id} paso="entrega" />}
      {abierto === 'ver' && <Impresa carta={carta} onClose={cerrar} />}
    </Card>
  );
}

/** What tells this vehicle from others of its kind is known. */
const conUnidad = ({ bien }: CartaDetalle): boolean => bien !== null && bien.chasis !== null && bien.motor !== null;

const orden = ['rechazar', 'citar', 'entregar', 'generar'] as const;

/** A number whose check digit fails is told, and not refused. */
function NumeroField({ de, ...props }: ActInputProps & { readonly de: TipoIdentificacion }) {
  const duda = props.value === '' ? null : advertenciaDeIdentificacion(de, normalizarIdentificacion(props.value));
  return <TextLineField {...props} helperText={duda ?? undefined} />;
}

const recibeOtro = ({ recibe }: FieldValues): boolean => recibe.nombre !== '';

/** The appointment for the delivery, and who receives the good unless the holder does; one that is moved says why. */
const actoDeCita = (cita: CartaDetalle['cita']): Act => ({
  path: '/carta-salida/{idCodigo}/citar',
  titulo: cita === null ? propios.citaFijar : propios.citaMover,
  confirmar: 'Guardar',
  exito: propios.citaFijada,
  esquema: esquemaDeCita,
  sigue: true,
  campos: {
    dia: {
      etiqueta: propios.citaDia,
      tipo: DayInput,
      inicial: cita?.dia ?? '',
      props: { min: hoyEn(new Date()), fullWidth: true },
      ancho: 3,
    },
    hora: {
      etiqueta: propios.citaHora,
      tipo: TextLineField,
      inicial: cita?.hora ?? '',
      ayuda: 'HH:MM, de 24 horas',
      ancho: 3,
    },
    lugar: { etiqueta: propios.citaLugar, tipo: TextLineField, inicial: cita?.lugar ?? '' },
    'recibe.nombre': {
      etiqueta: propios.citaRecibe,
      tipo: TextLineField,
      inicial: cita?.recibe?.nombre ?? '',
      ayuda: propios.citaRecibeAyuda,
    },
    'recibe.tipoIdentificacion': {
      etiqueta: 'Tipo de identificación',
      tipo: SelectField,
      props: { opciones: tiposDeIdentificacion.map(({ codigo: id, nombre }) => ({ id, nombre })) },
      inicial: cita?.recibe?.tipoIdentificacion ?? 'C',
      visible: recibeOtro,
      ancho: 3,
    },
    'recibe.identificacion': {
      etiqueta: 'Identificación',
      tipo: NumeroField,
      inicial: cita?.recibe?.identificacion ?? '',
      props: ({ recibe }: FieldValues) => ({ de: recibe.tipoIdentificacion }),
      visible: recibeOtro,
      ancho: 3,
    },
    ...(cita !== null && {
      motivo: { etiqueta: 'Motivo', tipo: CommentField, requerido: propios.citaMotivo },
    }),
  },
});

function Escrita({ carta }: { readonly carta: CartaDetalle }) {
  const { fechaAprobacion, generadaPor, texto } = carta;
  return (
    <>
      <Typography variant="h3" component="h2">
        {propios.cartaTexto}
      </Typography>
      {fechaAprobacion !== null && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', mb: 1.5 }}>
          {fechaHora(fechaAprobacion)} · {generadaPor}
        </Typography>
      )}
      <RichText html={texto} />
    </>
  );
}

/** Any version of it, the newest first. */
function Impresa({ carta, onClose }: { readonly carta: CartaDetalle; readonly onClose: () => void }) {
  const { versiones, id } = carta;
  const [version, setVersion] = useState(versiones[0]?.version ?? 1);
  return (
    <PdfPreviewDialog
      key={version}
      title={CAR.titulo}
      url={urlOf('/carta-salida/{idCodigo}/archivo', { idCodigo: id, version })}
      fileName={`carta-salida-${id}-v${version}.pdf`}
      toolbar={
        versiones.length > 1 && (
          <TextField
            select
            size="small"
            label={propios.cartaVersiones}
            value={version}
            onChange={({ target }) => setVersion(Number(target.value))}
            sx={{ minWidth: 210 }}
          >
            {versiones.map((una) => (
              <MenuItem key={una.version} value={una.version}>
                {una.version} · {fechaHora(una.fecha)}
              </MenuItem>
            ))}
          </TextField>
        )
      }
      onClose={onClose}
    />
  );
}
