import { comoFecha, formatearFecha, porcentajeConDecimales, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { ConstanciaVista, SorteoVista } from '../../generated/api';
import { urlOf } from '../../providers/calls';
import { useApiQuery } from '../../providers/useApiQuery';
import { ActionButtons } from '../../ui/ActionButtons';
import { ActDialog } from '../../ui/act/ActDialog';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { fechaHora } from '../../ui/format';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { QueryState } from '../../ui/QueryState';
import type { AsambleaDetalle } from '../asamblea/tipos';
import { quorumEscrito } from '../participante/resumen';
import { useSorteo } from '../sorteo';
import { type AccionDeConstancia, actosDeConstancia } from './actos';

interface ConstanciaDialogProps {
  readonly asamblea: Pick<AsambleaDetalle, 'id' | 'numeroAsamblea' | 'versionParticipantes'>;
  readonly onClose: () => void;
}

/** The evidence of an assembly: what was frozen, what was added since, and the certificates of it. */
export default function ConstanciaDialog({ asamblea, onClose }: ConstanciaDialogProps) {
  const { id, numeroAsamblea, versionParticipantes } = asamblea;
  const [abierto, setAbierto] = useState<AccionDeConstancia | null>(null);
  const [ver, setVer] = useState<number | null>(null);
  const { data, error, refetch } = useApiQuery('/constancia/{id}', { id });
  const sorteo = useSorteo(id);
  const abrir = (accion: AccionDeConstancia) => () => setAbierto(accion);

  return (
    <>
      <ReadingDialog
        title={propios.constanciaDe(numeroAsamblea)}
        maxWidth="md"
        onClose={onClose}
        actions={
          data !== undefined && (
            <ActionButtons
              acciones={data.acciones}
              definitions={{
                instalar: { label: propios.instalarAsamblea, variant: 'contained', onClick: abrir('instalar') },
                enlace: { label: propios.enlaceDeTransmision, variant: 'outlined', onClick: abrir('enlace') },
                copia: { label: propios.entregarCopia, variant: 'outlined', onClick: abrir('copia') },
                emitir: { label: propios.emitirConstancia, variant: 'contained', onClick: abrir('emitir') },
              }}
            />
          )
        }
      >
        {data !== undefined ? (
          <Registro constancia={data} sorteo={sorteo.data} onVer={setVer} />
        ) : (
          <QueryState error={error} refetch={refetch} />
        )}
      </ReadingDialog>
      {data !== undefined && abierto !== null && (
        <ActDialog<ConstanciaVista>
          acto={actosDeConstancia(data)[abierto]}
          id={id}
          fijos={abierto === 'instalar' ? { versionParticipantes } : { version: data.version }}
          onClose={() => setAbierto(null)}
        >
          {abierto === 'instalar' && propios.alInstalar}
          {abierto === 'emitir' && propios.alEmitirConstancia}
        </ActDialog>
      )}
      {ver !== null && (
        <PdfPreviewDialog
          title={`${propios.constanciaDe(numeroAsamblea)} · ${propios.versionDe(ver)}`}
          url={urlOf('/constancia/{id}/archivo', { id, version: ver })}
          fileName={`constancia-${numeroAsamblea}-v${ver}.pdf`}
          onClose={() => setVer(null)}
        />
      )}
    </>
  );
}

function Registro({
  constancia,
  sorteo,
  onVer,
}: {
  readonly constancia: ConstanciaVista;
  readonly sorteo: SorteoVista | undefined;
  readonly onVer: (version: number) => void;
}) {
  const { instaladaEn, instaladaPor, listaSha256, participantes, planes, enlace } = constancia;
  const { copias, correcciones, actas, constancias } = constancia;
  const porcentaje = porcentajeConDecimales(participantes, planes);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Parte
        titulo={propios.listaCongelada}
        vacia={propios.asambleaSinInstalar}
        filas={instaladaEn === null ? [] : [0]}
      >
        {() => (
          <>
            {fechaHora(instaladaEn)}
            {instaladaPor !== null && `, ${instaladaPor}`}. Quórum{' '}
            {quorumEscrito({ participantes, planes, porcentaje })}.
            <Huella nombre={propios.huellaDeLista}>{listaSha256 ?? ''}</Huella>
          </>
        )}
      </Parte>
      {sorteo !== undefined && sorteo.version > 0 && (
        <Parte titulo={propios.sorteo} vacia="" filas={[sorteo]}>
          {({ fuenteNombre, fecha, numero, escritoPor, confirmadoPor, semilla, orden, estado }) => (
            <>
              {fuenteNombre}, {formatearFecha(comoFecha(fecha ?? ''))}.{' '}
              {estado === 'sorteado' && orden[0] !== undefined ? (
                <>
                  {propios.numeroDeDos(numero ?? '', escritoPor, confirmadoPor)}{' '}
                  {propios.ganadorYSuplentes(`${orden[0].codigo} · ${orden[0].nombreCliente}`, orden.length - 1)}
                  <Huella nombre={propios.semilla}>{semilla ?? ''}</Huella>
                </>
              ) : (
                `${propios.estadosDeSorteo[estado]}.`
              )}
            </>
          )}
        </Parte>
      )}
      {instaladaEn !== null && (
        <Parte titulo={propios.enlaceDeTransmision} vacia={propios.sinEnlace} filas={enlace === null ? [] : [enlace]}>
          {(direccion) => (
            <Link href={direccion} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
              {direccion}
            </Link>
          )}
        </Parte>
      )}
      <Parte titulo={propios.correccionesDeAsamblea} vacia={propios.sinCorrecciones} filas={correcciones}>
        {({ fecha, quien, campos, motivo }) => `${fechaHora(fecha)}, ${quien}: ${campos.join(', ')}. ${motivo}`}
      </Parte>
      <Parte titulo={propios.actasEmitidas} vacia={propios.actaSinGenerar} filas={actas}>
        {({ numeroVersion, emitidaEn, emitidaPor, motivo, sha256 }) => (
          <>
            {propios.versionDe(numeroVersion)}, {fechaHora(emitidaEn)}, {emitidaPor}
            {motivo !== null && `: ${motivo}`}
            <Huella nombre="SHA-256">{sha256}</Huella>
          </>
        )}
      </Parte>
      {instaladaEn !== null && (
        <>
          <Parte titulo={propios.copias} vacia={propios.sinCopias} filas={copias}>
            {(copia) => <Copia copia={copia} asambleaId={constancia.id} />}
          </Parte>
          <Parte titulo={propios.constanciasEmitidas} vacia={propios.sinConstancias} filas={constancias}>
            {({ numeroVersion, emitidaEn, emitidaPor, motivo, huella }) => (
              <>
                <Button size="small" onClick={() => onVer(numeroVersion)}>
                  {propios.versionDe(numeroVersion)}
                </Button>
                {fechaHora(emitidaEn)}, {emitidaPor}
                {motivo !== null && `: ${motivo}`}
                <Huella nombre="Huella">{huella}</Huella>
              </>
            )}
          </Parte>
        </>
      )}
    </Box>
  );
}

/** What was handed over, to whom and how, with what he signs for. */
function Copia({
  copia,
  asambleaId: id,
}: {
  readonly copia: ConstanciaVista['copias'][number];
  readonly asambleaId: number;
}) {
  const [viendo, setViendo] = useState<keyof typeof deCopia | null>(null);
  const { documento, entregadaA, identificacion, calidad, fecha, pedidaEl, medio, correo, nota, sha256 } = copia;
  return (
    <>
      {formatearFecha(comoFecha(fecha))}: {documento !== null && `${documento}, a `}
      {entregadaA}
      {identificacion !== null && ` (${identificacion})`}, {calidad}. {correo ?? medio}
      {pedidaEl !== null && pedidaEl !== fecha && `. ${propios.copiaPideDia} ${formatearFecha(comoFecha(pedidaEl))}`}
      {nota !== null && `. ${nota}`}
      {sha256 !== null && <Huella nombre="SHA-256">{sha256}</Huella>}
      {documento !== null && (
        <Button
          size="small"
          aria-label={`${propios.copiaVerRecibo} No. ${copia.id}`}
          onClick={() => setViendo('recibo')}
        >
          {propios.copiaVerRecibo}
        </Button>
      )}
      {copia.conExtracto && (
        <Button
          size="small"
          aria-label={`${propios.copiaVerExtracto}: ${entregadaA}`}
          onClick={() => setViendo('extracto')}
        >
          {propios.copiaVerExtracto}
        </Button>
      )}
      {viendo !== null && (
        <PdfPreviewDialog
          title={viendo === 'recibo' ? propios.copiaReciboDe(copia.id) : (documento ?? '')}
          url={urlOf(deCopia[viendo], { id, copia: copia.id })}
          fileName={`${viendo}-${copia.id}.pdf`}
          onClose={() => setViendo(null)}
        />
      )}
    </>
  );
}

const deCopia = {
  recibo: '/constancia/{id}/copia/{copia}/recibo',
  extracto: '/constancia/{id}/copia/{copia}/extracto',
} as const;

interface ParteProps<T> {
  readonly titulo: string;
  readonly vacia: string;
  readonly filas: readonly T[];
  readonly children: (fila: T) => ReactNode;
}

function Parte<T>({ titulo, vacia, filas, children }: ParteProps<T>) {
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h3">
        {titulo}
      </Typography>
      {filas.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {vacia}
        </Typography>
      ) : (
        filas.map((fila, i) => (
          // rows are only added, never moved
          <Typography key={i} variant="body2" component="div" sx={{ mt: 0.5 }}>
            {children(fila)}
          </Typography>
        ))
      )}
    </Box>
  );
}

const Huella = ({ nombre, children }: { readonly nombre: string; readonly children: string }) => (
  <Typography
    variant="caption"
    component="div"
    sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', color: 'text.secondary' }}
  >
    {nombre}: {children}
  </Typography>
);
