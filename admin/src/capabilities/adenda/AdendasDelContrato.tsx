import { type AccionDeAdenda, esquemaMotivoDeAdenda, LEG, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { CanAccess } from 'react-admin';
import { urlOf } from '../../providers/calls';
import { useApiQuery } from '../../providers/useApiQuery';
import { ActDialog } from '../../ui/act/ActDialog';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { fecha, fechaHora } from '../../ui/format';
import { lazy } from '../../ui/lazy';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { QueryState } from '../../ui/QueryState';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';
import { Cambios } from './Cambios';
import type { Adenda } from './tipos';

const EditorDeAdenda = lazy(() => import('./EditorDeAdenda'));

type Acto = Exclude<AccionDeAdenda, 'editar'>;
interface Abierto {
  readonly que: AccionDeAdenda | 'archivo' | 'borrador';
  /** null = a new one. */
  readonly adenda: Adenda | null;
}

const acto = (accion: Acto, titulo: string, exito: string): Act => ({
  path: `/adenda/{id}/${accion}`,
  titulo,
  confirmar: titulo,
  exito,
});
const conMotivo = {
  peligro: true,
  esquema: esquemaMotivoDeAdenda,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
} as const;
const actos: Readonly<Record<Acto, Act>> = {
  enviar: acto('enviar', LEG.enviar, LEG.notificada),
  aprobar: acto('aprobar', LEG.aprobar, propios.avisoDeAdendaAprobada),
  rechazar: { ...acto('rechazar', propios.adendaNoAprobar, propios.avisoDeAdendaRechazada), ...conMotivo },
  anular: { ...acto('anular', propios.adendaAnular, propios.adendaFueAnulada), ...conMotivo },
};
const efectos: Readonly<Partial<Record<Acto, string>>> = {
  aprobar: propios.adendaAlAprobar,
  anular: propios.adendaAlAnular,
};
const enFila: Readonly<Record<AccionDeAdenda, string>> = {
  editar: 'Editar',
  enviar: LEG.enviar,
  aprobar: LEG.aprobar,
  rechazar: 'No aprobar',
  anular: 'Anular',
};

/** The addenda of a contract: each with its state and its paper, and what the contract says otherwise than the case. */
export default function AdendasDelContrato({ idCodigo }: { readonly idCodigo: string }) {
  const titulo = useId();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const { data, error, refetch } = useApiQuery('/adendas-de-plan/{idCodigo}', { idCodigo });
  const cerrar = () => setAbierto(null);
  return (
    <Card component="section" aria-labelledby={titulo}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2, pb: 1 }}>
        <Typography id={titulo} variant="h2" sx={{ mr: 'auto' }}>
          {propios.adendas}
        </Typography>
        {data?.impedimento === null && (
          <CanAccess resource="contrato" action="escribir">
            <Button aria-haspopup="dialog" onClick={() => setAbierto({ que: 'editar', adenda: null })}>
              {propios.adendaNueva}
            </Button>
          </CanAccess>
        )}
      </Box>
      {data === undefined ? (
        <QueryState error={error} refetch={refetch} />
      ) : (
        <>
          {data.impedimento === null && data.diferencias.length > 0 && (
            <Box sx={{ px: 2, pb: 1 }}>
              <Alert severity="warning">{propios.adendaDiferencias}</Alert>
              <Cambios cambios={data.diferencias} />
            </Box>
          )}
          {data.adendas.length === 0 ? (
            <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{propios.adendaVacia}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.adendas.map((adenda) => (
                <Fila key={adenda.id} adenda={adenda} onAbrir={(que) => setAbierto({ que, adenda })} />
              ))}
            </Box>
          )}
          {abierto?.que === 'editar' && (
            <Suspense fallback={null}>
              <EditorDeAdenda caso={data} adenda={abierto.adenda} onClose={cerrar} />
            </Suspense>
          )}
        </>
      )}
      {abierto !== null && abierto.adenda !== null && abierto.que !== 'editar' && (
        <Dialogo que={abierto.que} adenda={abierto.adenda} onClose={cerrar} />
      )}
    </Card>
  );
}

interface DialogoProps {
  readonly que: Exclude<Abierto['que'], 'editar'>;
  readonly adenda: Adenda;
  readonly onClose: () => void;
}

function Dialogo({ que, adenda, onClose }: DialogoProps) {
  const { id, nombre, nombreCliente, version, cambios } = adenda;
  if (que === 'archivo' || que === 'borrador')
    return (
      <PdfPreviewDialog
        title={nombre}
        url={urlOf(`/adenda/{id}/${que}`, { id })}
        fileName={`${nombre}.pdf`}
        onClose={onClose}
      />
    );
  return (
    <ActDialog
      acto={actos[que]}
      id={id}
      fijos={{ version }}
      efecto={efectos[que] !== undefined && <p>{efectos[que]}</p>}
      onClose={onClose}
    >
      {nombre}, {nombreCliente}
      {que === 'aprobar' && cambios.length > 0 && <Cambios cambios={cambios} />}
    </ActDialog>
  );
}

interface FilaProps {
  readonly adenda: Adenda;
  readonly onAbrir: (que: Abierto['que']) => void;
}

/** One addendum: why it was made; why it was not approved, or annulled; what it no longer says as the case; what can be done. */
function Fila({ adenda, onAbrir }: FilaProps) {
  const { numero, estado, etiquetaEstado, ciudad, fechaEmision, motivo, acciones, desactualizados } = adenda;
  const { motivoDeDecision, decididaPor, decididaEn, enviadaPor, enviadaEn } = adenda;
  const quien = (nombre: string | null) => nombre ?? propios.sinUsuario;
  const boton = (que: Abierto['que'], texto: string) => (
    <Button
      key={que}
      size="small"
      aria-haspopup="dialog"
      aria-label={`${texto}: ${propios.adendaTitulo(numero)}`}
      {...((que === 'rechazar' || que === 'anular') && { color: 'error' as const })}
      onClick={() => onAbrir(que)}
    >
      {texto}
    </Button>
  );
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="h3">{propios.adendaTitulo(numero)}</Typography>
        <StateChip label={etiquetaEstado} tone={tones.adenda[estado]} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${ciudad}, ${fecha(fechaEmision)}`}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {motivo}
      </Typography>
      {enviadaEn !== null && estado === 'P' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {propios.contratoEnviadoPor(quien(enviadaPor), fechaHora(enviadaEn))}
        </Typography>
      )}
      {decididaEn !== null && estado !== 'P' && (
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {propios.adendaDecidida(etiquetaEstado, quien(decididaPor), fechaHora(decididaEn))}
          {motivoDeDecision !== null && `. ${motivoDeDecision}`}
        </Typography>
      )}
      {desactualizados.length > 0 && (
        <Typography variant="caption" sx={{ color: 'warning.main' }}>
          {propios.adendaCambiaron(desactualizados.join(', '))}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
        {estado === 'A' && boton('archivo', propios.adendaVerPdf)}
        {acciones.includes('editar') && boton('borrador', propios.adendaVerBorrador)}
        {acciones.map((accion) => boton(accion, enFila[accion]))}
      </Box>
    </Box>
  );
}
