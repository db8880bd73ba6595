import { type BloqueDeContrato, bloquesDeContrato, LEG, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { fechaHora } from '../../ui/formato';
import { AvisoDeSalida } from '../../ui/formulario/AvisoDeSalida';
import { CampoEnriquecido } from '../../ui/texto-enriquecido/CampoEnriquecido';
import { TextoEnriquecido } from '../../ui/texto-enriquecido/TextoEnriquecido';
import { useSingleMutation } from '../../ui/useSingleMutation';
import { useToast } from '../../ui/useToast';
import { Bloques } from './Bloques';
import { Panel } from './Panel';
import { RECURSO } from './rutas';
import type { BloqueDetalle, BloqueEscrito, ContratoDetalle } from './tipos';

/** LEG-565: blocks at the left with their state, the text in the middle, values and comparison at the right. What is typed in a block stays while another is looked at. */
export function Editor({ contrato }: { readonly contrato: ContratoDetalle }) {
  const [suyo, setSuyo] = useState<BloqueDeContrato | null>(null);
  // until somebody chooses or types, what is to be done first, by the newest that was read
  const elegido = suyo ?? primero(contrato);
  const [escritos, setEscritos] = useState<Readonly<Partial<Record<BloqueDeContrato, string>>>>({});
  const bloque = contrato.bloques.find((uno) => uno.bloque === elegido) as BloqueEscrito;
  const { data: detalle } = useBloque(contrato, elegido);
  const escribir = (texto: string | null) => {
    setSuyo(elegido);
    setEscritos(({ [elegido]: _, ...otros }) => (texto === null ? otros : { ...otros, [elegido]: texto }));
  };
  const texto = escritos[elegido] ?? bloque.texto ?? detalle?.propuesto ?? null;
  return (
    <Box sx={columnas}>
      {Object.keys(escritos).length > 0 && <AvisoDeSalida conBorrador={false} />}
      <Bloques contrato={contrato} elegido={elegido} conCambios={Object.keys(escritos)} onElegir={setSuyo} />
      <Texto
        key={elegido}
        contrato={contrato}
        bloque={bloque}
        detalle={detalle}
        texto={texto}
        escrito={escritos[elegido] !== undefined}
        onEscribir={escribir}
        onGuardado={(siguiente) => {
          escribir(null);
          if (siguiente !== null) setSuyo(siguiente);
        }}
      />
      <Panel contrato={contrato} detalle={detalle} texto={texto} />
    </Box>
  );
}

const columnas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(200px, 3fr) minmax(0, 7fr)',
    xl: 'minmax(200px, 3fr) minmax(0, 8fr) minmax(280px, 4fr)',
  },
} as const;

/** Read again with each of its texts, and with the values. */
function useBloque({ id, version }: ContratoDetalle, bloque: BloqueDeContrato) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: [RECURSO, 'bloque', id, bloque, version],
    queryFn: ({ signal }) =>
      dataProvider.read<BloqueDetalle>(`${RECURSO}/${encodeURIComponent(id)}/bloque/${bloque}`, { signal }),
  });
}

/** What is to be done first: a rejected block, one that is missing, else the first. */
function primero({ bloques }: ContratoDetalle): BloqueDeContrato {
  const suyo =
    bloques.find(({ estado }) => estado === 'R') ?? bloques.find(({ existe }) => existe === 'N') ?? bloques[0];
  return suyo?.bloque ?? bloquesDeContrato[0].id;
}

interface TextoProps {
  readonly contrato: ContratoDetalle;
  readonly bloque: BloqueEscrito;
  readonly detalle: BloqueDetalle | undefined;
  readonly texto: string | null;
  readonly escrito: boolean;
  readonly onEscribir: (texto: string | null) => void;
  /** The block to go on with; `null` = this one. */
  readonly onGuardado: (siguiente: BloqueDeContrato | null) => void;
}

function Texto({ contrato, bloque, detalle, texto, escrito, onEscribir, onGuardado }: TextoProps) {
  const { encabezado, editable, existe, motivo, cambiados, otroFormato, numero, escritoPor, escritoEn } = bloque;
  const guardado = bloque.texto ?? detalle?.propuesto ?? '';
  const { guardar, guardando } = useGuardar({ contrato, bloque, detalle, texto, onGuardado });
  const conFormato = detalle?.propuesto ?? null;
  return (
    <Card component="section" aria-label={propios.bloqueTexto} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h3" component="h2">
        {encabezado}
      </Typography>
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', mb: 1.5 }}>
        {existe === 'N'
          ? propios.bloqueSinGenerar
          : propios.bloqueEscritoPor(numero ?? 1, escritoPor ?? '', fechaHora(escritoEn))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
        {motivo !== null && <Alert severity="error">{motivo}</Alert>}
        {otroFormato && <Alert severity="warning">{propios.bloqueOtroFormato}</Alert>}
        {cambiados.length > 0 && <Alert severity="warning">{propios.bloqueCambiaron(cambiados.join(', '))}</Alert>}
        {existe === 'N' && (detalle?.faltan.length ?? 0) > 0 && (
          <Alert severity="info">{propios.bloqueFaltan(detalle?.faltan.join(', ') ?? '')}</Alert>
        )}
      </Box>
      {editable && texto !== null ? (
        <CampoEnriquecido
          name="texto"
          label={propios.bloqueTexto}
          value={texto}
          onChange={(nuevo) => onEscribir(nuevo === guardado ? null : nuevo)}
          required
          disabled={guardando}
          alTocar
        />
      ) : (
        <TextoEnriquecido html={texto ?? ''} />
      )}
      {editable && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {conFormato !== null && texto !== conFormato && (
            <Button disabled={guardando} onClick={() => onEscribir(conFormato)}>
              {propios.bloqueUsarFormato}
            </Button>
          )}
          <Button
            variant="contained"
            disabled={
              guardando || texto === null || (existe === 'S' && !escrito && !otroFormato && cambiados.length === 0)
            }
            onClick={() => void guardar()}
          >
            {propios.bloqueGuardar}
          </Button>
        </Box>
      )}
    </Card>
  );
}

/** LEG-567, LEG-568, LEG-610, LEG-611: creates the block that was not there, or writes it anew from the version that is on the screen. */
function useGuardar({
  contrato,
  bloque,
  detalle,
  texto,
  onGuardado,
}: Pick<TextoProps, 'contrato' | 'bloque' | 'detalle' | 'texto' | 'onGuardado'>) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refrescar = useRefresh();
  const toast = useToast();
  const nuevo = bloque.existe === 'N';
  const huella = detalle?.huella ?? undefined;
  const { run, pending } = useSingleMutation({
    mutationFn: async () => {
      if (nuevo) return dataProvider.action(RECURSO, contrato.id, 'bloque', { bloque: bloque.bloque, texto, huella });
      return dataProvider.update(`${RECURSO}/${encodeURIComponent(contrato.id)}/bloque`, {
        id: bloque.bloque,
        data: { texto, huella },
        previousData: { id: bloque.bloque, version: bloque.version },
      });
    },
    onSuccess: () => {
      toast.exito(nuevo ? LEG.bloqueGenerado : LEG.bloqueActualizado);
      const pendiente = contrato.bloques.find((otro) => otro !== bloque && otro.existe === 'N');
      onGuardado(nuevo ? (pendiente?.bloque ?? null) : null);
      refrescar();
    },
    onError: (error) => {
      toast.error(error);
      refrescar();
    },
  });
  return { guardar: () => run(undefined), guardando: pending };
}
