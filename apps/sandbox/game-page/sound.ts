import { button, icons } from "./dom.ts"
import type { Words } from "./words.ts"

export type SoundName = "spin" | "stop" | "win"

/** One tone: hertz, seconds after the start, seconds long. */
type Tone = readonly [hertz: number, at: number, length: number]

const tones: Record<SoundName, { wave: OscillatorType; volume: number; tones: readonly Tone[] }> = {
  spin: {
    wave: "triangle",
    volume: 0.08,
    tones: [
      [196, 0, 0.09],
      [262, 0.06, 0.09],
      [330, 0.12, 0.12],
    ],
  },
  stop: { wave: "sine", volume: 0.12, tones: [[147, 0, 0.07]] },
  win: {
    wave: "triangle",
    volume: 0.1,
    tones: [
      [523, 0, 0.16],
      [659, 0.12, 0.16],
      [784, 0.24, 0.36],
    ],
  },
}

const storageKey = "sound"

function isRemembered(): boolean {
  try {
    return localStorage.getItem(storageKey) === "on"
  } catch {
    return false
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? "on" : "off")
  } catch {
    // The browser keeps nothing for this page: the choice lasts until it is closed.
  }
}

function playTones(context: AudioContext, name: SoundName): void {
  const { wave, volume, tones: parts } = tones[name]
  for (const [hertz, at, length] of parts) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = wave
    tone.frequency.value = hertz
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}

/** The game's sounds and the button for them. Off until it is pressed; the browser remembers the choice. */
export function createSound(words: Words) {
  let isOn = isRemembered()
  let context: AudioContext | undefined
  const play = (name: SoundName): void => {
    if (!isOn || document.hidden) return
    context ??= new AudioContext()
    // A browser keeps it suspended until the page was touched.
    void context.resume()
    playTones(context, name)
  }
  const node = button(
    words.sound,
    { class: "round sound", "data-testid": "sound" },
    () => {
      isOn = !isOn
      remember(isOn)
      show()
      play("stop")
    },
    icons.soundOff(),
  )
  const show = () => {
    node.setAttribute("aria-pressed", String(isOn))
    node.title = isOn ? words.soundIsOn : words.soundIsOff
    node.replaceChildren(isOn ? icons.soundOn() : icons.soundOff())
  }
  show()
  return { node, play }
}

export type Sound = ReturnType<typeof createSound>
