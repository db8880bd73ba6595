import {
  bandasDeEntrega,
  cifrasDelTablero,
  MAXIMO_DEL_MEDIDOR,
  mesCorto,
  type Periodo,
  PRIMER_ANIO_DEL_TABLERO,
  PRODUCTO_DE_VEHICULOS,
  PROMESA_DE_ENTREGA,
  periodoDe,
  propios,
  type SeleccionDelTablero,
  TAB,
  type TonoDeEntrega,
} from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import type { TableroVista } from '../../generated/api';
import { entero } from '../../ui/format';
import { Cuadro } from './Cuadro';
import { type ColorDelTablero, colorDelTablero } from './colores';
import { cambioEscrito, enDias } from './formato';

const ALTO = 230;

/** The longest bar ends before the chart does: the chart leaves out the value of a bar that would not fit beside it. */
const conLugarParaElValor = (_: unknown, mayor: number | { valueOf(): number }) => ({
  min: 0,
  max: Number(mayor) === 0 ? 1 : Number(mayor) * 1.2,
});

interface GraficosProps {
  readonly tablero: TableroVista;
  /** `periodo`: other than the one that is shown. */
  readonly onAbrir: (seleccion: SeleccionDelTablero, parte: string, periodo?: Periodo) => void;
}

const useColor = () => {
  const tema = useTheme();
  return (nombre: string): string => colorDelTablero(tema, nombre as ColorDelTablero);
};

/** TAB-506: the charts of a period. No animation: what is printed or looked at twice is the same. */
export default function Graficos({ tablero, onAbrir }: GraficosProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
        '& > *': { gridColumn: { lg: 'span 2' } },
        '& > :last-child': { gridColumn: { md: '1 / -1', lg: 'span 4' } },
      }}
    >
      {tablero.media.entregas === 0 ? (
        <Typography sx={{ '&&': { gridColumn: '1 / -1' }, color: 'text.secondary' }}>
          {propios.tableroSinEntregas}
        </Typography>
      ) : (
        <>
          <Rangos tablero={tablero} onAbrir={onAbrir} />
          <Media tablero={tablero} onAbrir={onAbrir} />
          <Bienes tablero={tablero} onAbrir={onAbrir} />
        </>
      )}
      <Players tablero={tablero} onAbrir={onAbrir} />
      <Linea tablero={tablero} onAbrir={onAbrir} />
    </Box>
  );
}

/** TAB-509, TAB-510: the colour of a bar is that of its band. */
function Rangos({ tablero: { rangos }, onAbrir }: GraficosProps) {
  const color = useColor();
  const abrir = ({ codigo, etiqueta }: { codigo: string; etiqueta: string }) =>
    onAbrir({ cifra: 'entregados', rango: codigo }, `${etiqueta} días`);
  return (
    <Cuadro
      cifra="rangos"
      columnas={['Días hábiles', 'Entregas']}
      filas={rangos.map((rango) => ({
        clave: rango.codigo,
        celdas: [rango.etiqueta, entero(rango.cantidad)],
        onAbrir: () => abrir(rango),
      }))}
    >
      <BarChart
        disableKeyboardNavigation
        height={ALTO}
        skipAnimation
        hideLegend
        margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
        xAxis={[
          {
            scaleType: 'band',
            label: propios.ejeHastaLaEntrega,
            data: rangos.map(({ etiqueta }) => etiqueta),
            colorMap: {
              type: 'ordinal',
              values: rangos.map(({ etiqueta }) => etiqueta),
              colors: rangos.map(({ tono }) => color(tono)),
            },
          },
        ]}
        yAxis={[{ tickMinStep: 1, width: 32, domainLimit: conLugarParaElValor }]}
        series={[{ data: rangos.map(({ cantidad }) => cantidad), barLabel: 'value', barLabelPlacement: 'outside' }]}
        onItemClick={(_, { dataIndex }) => {
          const rango = rangos[dataIndex];
          if (rango !== undefined) abrir(rango);
        }}
      />
    </Cuadro>
  );
}

/** TAB-508: the mean in a gauge to 100. */
function Media({ tablero: { media }, onAbrir }: GraficosProps) {
  const color = useColor();
  const { dias, anterior, entregas } = media;
  const tono = (media.tono ?? 'aTiempo') as TonoDeEntrega;
  const abrir = () => onAbrir({ cifra: 'entregados' }, cifrasDelTablero.media.titulo);
  const banda = bandasDeEntrega.find((cada) => cada.tono === tono)?.nombre ?? '';
  return (
    <Cuadro
      cifra="media"
      columnas={[TAB.mediaEnDias, 'Días hábiles', 'Cambio', 'Entregas']}
      filas={[
        {
          clave: 'media',
          celdas: [banda, enDias(dias), cambioEscrito(dias, anterior), entero(entregas)],
          onAbrir: abrir,
        },
      ]}
    >
      <Box onClick={abrir} sx={{ cursor: 'pointer' }}>
        <Gauge
          height={ALTO - 44}
          value={Math.min(dias ?? 0, MAXIMO_DEL_MEDIDOR)}
          valueMin={0}
          valueMax={MAXIMO_DEL_MEDIDOR}
          startAngle={-105}
          endAngle={105}
          innerRadius="72%"
          outerRadius="96%"
          text={enDias(dias)}
          skipAnimation
          sx={(tema) => ({
            [`& .${gaugeClasses.valueText} text`]: {
              fontSize: '2rem',
              fontWeight: 650,
              fill: tema.palette.text.primary,
            },
            [`& .${gaugeClasses.valueArc}`]: { fill: color(tono) },
            [`& .${gaugeClasses.referenceArc}`]: { fill: tema.palette.divider },
          })}
        />
        <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
          {propios.ejeHastaLaEntrega}. {banda} · {propios.tableroPromesa(PROMESA_DE_ENTREGA)}
          <br />
          {cambioEscrito(dias, anterior)} frente a {enDias(anterior)}
        </Typography>
      </Box>
    </Cuadro>
  );
}

/** New and used vehicles, kinds of property. */
function Bienes({ tablero: { producto, bienes }, onAbrir }: GraficosProps) {
  const color = useColor();
  const abrir = ({ codigo, nombre }: { codigo: string; nombre: string }) =>
    onAbrir({ cifra: 'entregados', bien: codigo }, nombre);
  const visibles = bienes.filter(({ cantidad }) => cantidad > 0);
  return (
    <Cuadro
      cifra={producto === PRODUCTO_DE_VEHICULOS ? 'bien' : 'inmueble'}
      columnas={['Bien', 'Entregas']}
      filas={bienes.map((bien) => ({
        clave: bien.codigo,
        celdas: [bien.nombre, entero(bien.cantidad)],
        onAbrir: () => abrir(bien),
      }))}
    >
      <PieChart
        disableKeyboardNavigation
        height={ALTO}
        skipAnimation
        margin={8}
        slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
        series={[
          {
            innerRadius: 46,
            paddingAngle: visibles.length > 1 ? 2 : 0,
            cornerRadius: 3,
            data: visibles.map(({ codigo, nombre, cantidad }) => ({
              id: codigo,
              label: `${nombre}: ${entero(cantidad)}`,
              value: cantidad,
              color: color(codigo),
            })),
          },
        ]}
        onItemClick={(_, { dataIndex }) => {
          const bien = visibles[dataIndex];
          if (bien !== undefined) abrir(bien);
        }}
      />
    </Cuadro>
  );
}

function Players({ tablero: { players }, onAbrir }: GraficosProps) {
  const color = useColor();
  const abrir = ({ idDepartamento, nombre }: { idDepartamento: string; nombre: string }) =>
    onAbrir({ cifra: 'players', departamento: idDepartamento }, nombre);
  const sinPasos = players.every(({ pasos }) => pasos === 0);
  return (
    <Cuadro
      cifra="players"
      vacio={sinPasos ? propios.tableroSinPasos : undefined}
      columnas={['Departamento', 'Días hábiles', 'Cambio', 'Pasos']}
      filas={players.map((player) => ({
        clave: player.idDepartamento,
        celdas: [player.nombre, enDias(player.dias), cambioEscrito(player.dias, player.anterior), entero(player.pasos)],
        onAbrir: () => abrir(player),
      }))}
    >
      <BarChart
        disableKeyboardNavigation
        height={ALTO}
        layout="horizontal"
        skipAnimation
        hideLegend
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        xAxis={[{ domainLimit: conLugarParaElValor, label: propios.ejePorPaso }]}
        yAxis={[
          {
            scaleType: 'band',
            width: 104,
            data: players.map(({ nombre }) => nombre),
            colorMap: {
              type: 'ordinal',
              values: players.map(({ nombre }) => nombre),
              colors: players.map(({ idDepartamento }) => color(idDepartamento)),
            },
          },
        ]}
        series={[
          {
            data: players.map(({ dias }) => dias),
            barLabel: ({ value }) => enDias(value),
            barLabelPlacement: 'outside',
            valueFormatter: (dias) => propios.tableroDiasHabiles(enDias(dias)),
          },
        ]}
        onItemClick={(_, { dataIndex }) => {
          const player = players[dataIndex];
          if (player !== undefined) abrir(player);
        }}
      />
    </Cuadro>
  );
}

function Linea({ tablero: { linea }, onAbrir }: GraficosProps) {
  const color = useColor();
  /** The deliveries of a month; of one before the first year of the dashboard nothing is kept to open. */
  const deMes = (mes: string): (() => void) | undefined => {
    const periodo = periodoDe(mes);
    return periodo.anio < PRIMER_ANIO_DEL_TABLERO ? undefined : () => onAbrir({ cifra: 'entregados' }, '', periodo);
  };
  return (
    <Cuadro
      cifra="linea"
      columnas={['Mes', 'Entregados', 'Adjudicados', TAB.mediaEnDias]}
      filas={linea.map(({ mes, entregados, adjudicados, mediaEnDias }) => ({
        clave: mes,
        celdas: [mesCorto(mes), entero(entregados), entero(adjudicados), enDias(mediaEnDias)],
        onAbrir: deMes(mes),
      }))}
    >
      <LineChart
        disableKeyboardNavigation
        height={ALTO}
        skipAnimation
        margin={{ left: 0, right: 0, top: 8, bottom: 0 }}
        xAxis={[{ scaleType: 'point', data: linea.map(({ mes }) => mesCorto(mes)) }]}
        onAxisClick={(_, punto) => {
          const mes = punto === null ? undefined : linea[punto.dataIndex]?.mes;
          if (mes !== undefined) deMes(mes)?.();
        }}
        yAxis={[
          { id: 'bienes', label: 'Bienes y planes', width: 50, tickMinStep: 1 },
          { id: 'dias', label: TAB.mediaEnDias, width: 50, position: 'right' },
        ]}
        series={[
          { yAxisId: 'bienes', label: 'Entregados', data: linea.map((m) => m.entregados), color: color('entregados') },
          {
            yAxisId: 'bienes',
            label: 'Adjudicados',
            data: linea.map((m) => m.adjudicados),
            color: color('adjudicados'),
          },
          {
            yAxisId: 'dias',
            label: TAB.mediaEnDias,
            data: linea.map((m) => m.mediaEnDias),
            color: color('media'),
            connectNulls: true,
            valueFormatter: (dias: number | null) => enDias(dias),
          },
        ].map((serie) => ({ ...serie, showMark: false, curve: 'linear' as const }))}
        slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'top', horizontal: 'start' } } }}
      />
    </Cuadro>
  );
}
