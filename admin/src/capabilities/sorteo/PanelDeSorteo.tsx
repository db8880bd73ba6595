import { comoFecha, compararSorteo, diferenciaEscrita, formatearFecha, propios } from '@adjudica/domain';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { SorteoVista } from '../../generated/api';
import { urlOf } from '../../providers/calls';
import { ActionButtons } from '../../ui/ActionButtons';
import { ActDialog } from '../../ui/act/ActDialog';
import { CollapsiblePanel } from '../../ui/CollapsiblePanel';
import { fechaHora } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';
import { useDownload } from '../../ui/useDownload';
import type { AsambleaDetalle } from '../asamblea/tipos';
import type { ParticipanteRecord } from '../participante/tipos';
import { type AccionDeSorteo, actosDeSorteo } from './actos';
import { ordenSorteado } from './consultas';

/** Where the words of a step begin, beside its sign: 20 px and the gap. */
const AL_TEXTO = '28px';

interface PanelDeSorteoProps {
  readonly asamblea: Pick<AsambleaDetalle, 'id' | 'numeroAsamblea'>;
  readonly sorteo: SorteoVista;
  readonly adjudicados: readonly ParticipanteRecord[];
}

/** The draw of an assembly beside its participants: what was done, by whom, and what comes next. */
export default function PanelDeSorteo({ asamblea, sorteo, adjudicados }: PanelDeSorteoProps) {
  const [accion, setAccion] = useState<AccionDeSorteo | null>(null);
  const { estado, acciones } = sorteo;
  return (
    <>
      <CollapsiblePanel
        title={propios.sorteo}
        aside={
          <>
            <StateChip label={propios.estadosDeSorteo[estado]} tone={tones.sorteo[estado]} />
            {estado === 'sorteado' && sorteo.orden[0] !== undefined && (
              <Typography variant="body2">
                {propios.ganador}: {sorteo.orden[0].codigo} · {sorteo.orden[0].nombreCliente}
              </Typography>
            )}
          </>
        }
      >
        <Box sx={{ display: 'grid', gap: 1.25 }}>
          <Pasos sorteo={sorteo} numeroAsamblea={asamblea.numeroAsamblea} adjudicados={adjudicados} />
          {acciones.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pl: AL_TEXTO }}>
              <ActionButtons acciones={acciones} definitions={botones(sorteo, setAccion)} />
            </Box>
          )}
          {estado === 'sorteado' && <Orden sorteo={sorteo} asamblea={asamblea} />}
        </Box>
      </CollapsiblePanel>
      {accion !== null && (
        <ActDialog<SorteoVista>
          acto={actosDeSorteo(sorteo)[accion]}
          id={asamblea.id}
          fijos={{ version: sorteo.version }}
          onClose={() => setAccion(null)}
        >
          {accion === 'publicar' && propios.alPublicarFuente}
          {accion === 'escribir' && propios.alEscribirNumero}
          {accion === 'confirmar' && propios.alConfirmarNumero(sorteo.escritoPor ?? propios.sinUsuario)}
        </ActDialog>
      )}
    </>
  );
}

const botones = (sorteo: SorteoVista, abrir: (accion: AccionDeSorteo) => void) => ({
  publicar: {
    label: sorteo.fuente === null ? propios.publicarFuente : propios.cambiarFuente,
    variant: sorteo.fuente === null ? ('contained' as const) : ('text' as const),
    onClick: () => abrir('publicar'),
  },
  escribir: {
    label: sorteo.escritoEn === null ? propios.escribirNumero : propios.corregirNumero,
    variant: sorteo.escritoEn === null ? ('contained' as const) : ('text' as const),
    onClick: () => abrir('escribir'),
  },
  confirmar: { label: propios.confirmarNumero, variant: 'contained' as const, onClick: () => abrir('confirmar') },
});

interface PasosProps {
  readonly sorteo: SorteoVista;
  readonly numeroAsamblea: number;
  readonly adjudicados: readonly ParticipanteRecord[];
}

function Pasos({ sorteo, numeroAsamblea, adjudicados }: PasosProps) {
  const { listaSha256, elegibles, fuenteNombre, fecha, referencia, motivo, numero } = sorteo;
  const orden = ordenSorteado(sorteo);
  const comparacion = orden && compararSorteo(orden, adjudicados, numeroAsamblea);
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      <Paso titulo={propios.pasoLista} hecho={listaSha256 !== null}>
        {listaSha256 === null ? (
          propios.pasoListaFalta
        ) : (
          <>
            {propios.enSorteo(elegibles)} <Huella nombre={propios.huellaDeLista}>{listaSha256}</Huella>
          </>
        )}
      </Paso>
      <Paso titulo={propios.pasoFuente} hecho={fuenteNombre !== null}>
        {fuenteNombre !== null && fecha !== null && (
          <>
            {[fuenteNombre, formatearFecha(comoFecha(fecha)), referencia].filter(Boolean).join(', ')}.{' '}
            {de(sorteo.publicadoPor, sorteo.publicadoEn)}
            {motivo !== null && ` Sustituye a otra: ${motivo}`}
          </>
        )}
      </Paso>
      <Paso titulo={propios.pasoNumero} hecho={sorteo.escritoEn !== null}>
        {de(sorteo.escritoPor, sorteo.escritoEn)}
      </Paso>
      <Paso titulo={propios.pasoConfirmacion} hecho={orden !== null}>
        {orden !== null && (
          <>
            {de(sorteo.confirmadoPor, sorteo.confirmadoEn)} Número <strong>{numero}</strong>.
            <Huella nombre="Semilla">{sorteo.semilla ?? ''}</Huella>
          </>
        )}
      </Paso>
      <Paso titulo={propios.pasoMarcas} hecho={comparacion !== null && !comparacion.distinto}>
        {comparacion?.distinto === false && propios.marcadoComoSorteado}
        {comparacion?.distinto === true && (
          <Alert severity={comparacion.fueraDeOrden.length > 0 ? 'warning' : 'info'} sx={{ mt: 0.5, py: 0 }}>
            {diferenciaEscrita(comparacion)}
            {sorteo.diferencia !== null && ` Motivo: ${sorteo.diferencia}`}
          </Alert>
        )}
      </Paso>
    </Box>
  );
}

const de = (quien: string | null, cuando: SorteoVista['publicadoEn']): string =>
  cuando === null ? '' : `${quien ?? propios.sinUsuario}, ${fechaHora(cuando)}.`;

interface PasoProps {
  readonly titulo: string;
  readonly hecho: boolean;
  readonly children: ReactNode;
}

function Paso({ titulo, hecho, children }: PasoProps) {
  const Icono = hecho ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '20px 1fr', columnGap: 1, alignItems: 'start' }}>
      <Icono
        fontSize="small"
        titleAccess={hecho ? 'Hecho' : 'Pendiente'}
        sx={{ mt: '1px', color: hecho ? 'success.main' : 'text.secondary' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 580 }}>
          {titulo}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </Box>
    </Box>
  );
}

const Huella = ({ nombre, children }: { readonly nombre: string; readonly children: string }) => (
  <Typography variant="caption" component="div" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
    {nombre}: {children}
  </Typography>
);

/** More than this many substitutes nobody needs at once. */
const A_LA_VISTA = 10;

function Orden({ sorteo, asamblea }: Pick<PanelDeSorteoProps, 'sorteo' | 'asamblea'>) {
  const [todos, setTodos] = useState(false);
  const { download, pending } = useDownload();
  const { orden } = sorteo;
  return (
    <Box sx={{ pl: AL_TEXTO, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Typography variant="subtitle2" component="h3">
        {propios.ordenDelSorteo}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25, fontSize: '0.875rem' }}>
        {(todos ? orden : orden.slice(0, A_LA_VISTA)).map(({ lugar, idCodigo, codigo, nombreCliente }) => (
          <li key={idCodigo}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {lugar === 1 ? propios.ganador : propios.suplente(lugar - 1)}:
            </Box>{' '}
            <Box component="span" sx={{ fontWeight: lugar === 1 ? 580 : 400 }}>
              {codigo} · {nombreCliente}
            </Box>
          </li>
        ))}
      </Box>
      {!todos && orden.length > A_LA_VISTA && (
        <Button size="small" onClick={() => setTodos(true)}>
          Ver los {orden.length}
        </Button>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {propios.comoRepetirlo}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        loading={pending}
        onClick={() =>
          void download(urlOf('/constancia/{id}/lista', { id: asamblea.id }), `lista-${asamblea.numeroAsamblea}.txt`)
        }
      >
        {propios.descargarListaCongelada}
      </Button>
    </Box>
  );
}
