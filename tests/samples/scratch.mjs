// Projects of Scratch 3, as its editor saves them.
import { zip } from "./formats.mjs";

/** A costume, named by its digest. */
const COSTUME = `${"0123456789abcdef".repeat(2)}.svg`;

/** A project of these targets; `more` are further parts. */
export function sb3(targets, more = {}) {
  let count = 0;
  const next = () => `b${count++}`;
  const built = targets.map(({ name, scripts = [], comments = {}, ...rest }, at) => {
    const blocks = {};
    scripts.forEach((script, place) => {
      const { y = 200 * place, steps } = Array.isArray(script) ? { steps: script } : script;
      const first = chain(steps, blocks, next, null);
      Object.assign(blocks[first], { topLevel: true, x: 10, y });
    });
    return { isStage: at === 0, name, variables: {}, lists: {}, blocks, comments, costumes: [], ...rest };
  });
  return zip({
    "project.json": JSON.stringify({ targets: built, meta: { semver: "3.0.0" } }),
    [COSTUME]: "<svg/>",
    ...more,
  });
}

/** Adds blocks that follow each other; returns the first one's id. */
function chain(steps, blocks, next, parent) {
  const ids = steps.map(() => next());
  for (const [at, step] of steps.entries()) {
    add(ids[at], step, blocks, next, at > 0 ? ids[at - 1] : parent, ids[at + 1] ?? null);
  }
  return ids[0];
}

/** Adds a block: [opcode, inputs, fields, mutation]. Lists of blocks in inputs are its branches. */
function add(id, [opcode, inputs = {}, fields = {}, mutation], blocks, next, parent, following) {
  const filled = Object.entries(inputs).map(([name, value]) => [name, input(value, blocks, next, id)]);
  const chosen = Object.entries(fields).map(([name, value]) => [name, [value, null]]);
  blocks[id] = {
    ...{ opcode, next: following, parent, shadow: false, topLevel: false, mutation },
    ...{ inputs: Object.fromEntries(filled), fields: Object.fromEntries(chosen) },
  };
}

function input(value, blocks, next, parent) {
  if (typeof value === "number") return [1, [4, String(value)]];
  if (typeof value === "string") return [1, [10, value]];
  if (!Array.isArray(value)) {
    if (value.variable !== undefined) return [3, [12, value.variable, "v"], [10, ""]];
    const id = next();
    const { menu, field, choice } = value;
    blocks[id] = {
      opcode: menu,
      inputs: {},
      fields: { [field]: [choice, null] },
      shadow: true,
      topLevel: false,
      parent,
    };
    return [1, id];
  }
  if (Array.isArray(value[0])) return [2, chain(value, blocks, next, parent)];
  const id = next();
  add(id, value, blocks, next, parent, null);
  return [3, id, [10, ""]];
}

/** A game: an animal collects things that fall. All names are the author's. */
export function game({ hero, thing, score, speed, message, jump, said, y }) {
  const variable = (name) => ({ variable: name });
  const set = (name, value) => ["data_setvariableto", { VALUE: value }, { VARIABLE: name }];
  const change = (name, value) => ["data_changevariableby", { VALUE: value }, { VARIABLE: name }];
  const key = (choice) => [
    "sensing_keypressed",
    { KEY_OPTION: { menu: "sensing_keyoptions", field: "KEY_OPTION", choice } },
  ];
  const touching = (choice) => [
    "sensing_touchingobject",
    { TOUCHINGOBJECTMENU: { menu: "sensing_touchingobjectmenu", field: "TOUCHINGOBJECTMENU", choice } },
  ];
  const move = (choice, by) => ["control_if", { CONDITION: key(choice), SUBSTACK: [["motion_changexby", { DX: by }]] }];
  const prototype = ["procedures_prototype", {}, {}, { proccode: jump, argumentids: '["a"]' }];
  return sb3([
    {
      name: "Stage",
      scripts: [
        [
          ["event_whenflagclicked"],
          set(score, 0),
          set(speed, 5),
          ["control_repeat", { TIMES: 3, SUBSTACK: [["control_wait", { DURATION: 10 }], change(speed, 2)] }],
          ["control_stop", {}, { STOP_OPTION: "all" }],
        ],
        [
          ["event_whenkeypressed", {}, { KEY_OPTION: "p" }],
          [
            "control_if_else",
            {
              CONDITION: [
                "operator_gt",
                { OPERAND1: ["operator_mod", { NUM1: variable(score), NUM2: 10 }], OPERAND2: 7 },
              ],
              SUBSTACK: [
                ["sound_setvolumeto", { VOLUME: 50 }],
                ["data_showvariable", {}, { VARIABLE: score }],
              ],
              SUBSTACK2: [["sound_stopallsounds"], ["data_hidevariable", {}, { VARIABLE: score }]],
            },
          ],
        ],
      ],
    },
    {
      name: hero,
      scripts: [
        {
          y,
          steps: [
            ["event_whenflagclicked"],
            ["motion_gotoxy", { X: 0, Y: -120 }],
            ["looks_sayforsecs", { MESSAGE: said, SECS: 2 }],
            [
              "control_forever",
              {
                SUBSTACK: [
                  move("right arrow", 10),
                  move("left arrow", -10),
                  [
                    "control_if_else",
                    {
                      CONDITION: key("space"),
                      SUBSTACK: [
                        [
                          "procedures_call",
                          { a: ["operator_multiply", { NUM1: variable(speed), NUM2: 4 }] },
                          {},
                          { proccode: jump, argumentids: '["a"]' },
                        ],
                      ],
                      SUBSTACK2: [["looks_nextcostume"]],
                    },
                  ],
                ],
              },
            ],
          ],
        },
        [
          ["procedures_definition", { custom_block: prototype }],
          ["motion_changeyby", { DY: ["argument_reporter_string_number", {}, { VALUE: "height" }] }],
          ["control_wait", { DURATION: 0.2 }],
          [
            "motion_changeyby",
            {
              DY: [
                "operator_subtract",
                { NUM1: 0, NUM2: ["argument_reporter_string_number", {}, { VALUE: "height" }] },
              ],
            },
          ],
        ],
        [
          ["event_whenbroadcastreceived", {}, { BROADCAST_OPTION: message }],
          ["sound_play"],
          ["looks_changeeffectby", { CHANGE: 25 }, { EFFECT: "COLOR" }],
        ],
      ],
    },
    {
      name: thing,
      scripts: [
        [
          ["event_whenflagclicked"],
          [
            "control_forever",
            {
              SUBSTACK: [
                ["motion_gotoxy", { X: ["operator_random", { FROM: -200, TO: 200 }], Y: 170 }],
                [
                  "control_repeat_until",
                  {
                    CONDITION: [
                      "operator_or",
                      {
                        OPERAND1: touching(hero),
                        OPERAND2: ["operator_lt", { OPERAND1: ["motion_yposition"], OPERAND2: -160 }],
                      },
                    ],
                    SUBSTACK: [["motion_changeyby", { DY: ["operator_subtract", { NUM1: 0, NUM2: variable(speed) }] }]],
                  },
                ],
                [
                  "control_if",
                  {
                    CONDITION: touching(hero),
                    SUBSTACK: [change(score, 1), ["event_broadcast", { BROADCAST_INPUT: message }]],
                  },
                ],
              ],
            },
          ],
        ],
      ],
    },
  ]);
}

/** Another author's game of the same kind: clones that are clicked. */
export function otherGame() {
  const variable = (name) => ({ variable: name });
  return sb3([
    {
      name: "Stage",
      scripts: [
        [["event_whenflagclicked"], ["looks_switchbackdropto"], ["sound_playuntildone"], ["sensing_resettimer"]],
        [
          ["event_whengreaterthan", { VALUE: 30 }, { WHENGREATERTHANMENU: "TIMER" }],
          ["event_broadcastandwait", { BROADCAST_INPUT: "end" }],
          ["control_stop", {}, { STOP_OPTION: "all" }],
        ],
      ],
    },
    {
      name: "Balloon",
      scripts: [
        [
          ["event_whenflagclicked"],
          ["looks_hide"],
          ["data_deletealloflist", {}, { LIST: "popped" }],
          [
            "control_repeat_until",
            {
              CONDITION: ["operator_gt", { OPERAND1: ["sensing_timer"], OPERAND2: 30 }],
              SUBSTACK: [
                [
                  "control_create_clone_of",
                  { CLONE_OPTION: { menu: "control_create_clone_of_menu", field: "CLONE_OPTION", choice: "_myself_" } },
                ],
                [
                  "control_wait",
                  { DURATION: ["operator_divide", { NUM1: ["operator_random", { FROM: 5, TO: 15 }], NUM2: 10 }] },
                ],
              ],
            },
          ],
        ],
        [
          ["control_start_as_clone"],
          ["looks_setsizeto", { SIZE: ["operator_random", { FROM: 40, TO: 90 }] }],
          ["motion_goto", { TO: { menu: "motion_goto_menu", field: "TO", choice: "_random_" } }],
          ["looks_show"],
          ["motion_glidesecstoxy", { SECS: 4, X: ["motion_xposition"], Y: 180 }],
          ["control_delete_this_clone"],
        ],
        [
          ["event_whenthisspriteclicked"],
          ["data_addtolist", { ITEM: ["sensing_timer"] }, { LIST: "popped" }],
          ["looks_seteffectto", { VALUE: 100 }, { EFFECT: "GHOST" }],
          ["sound_setvolumeto", { VOLUME: ["operator_mathop", { NUM: variable("loud") }, { OPERATOR: "abs" }] }],
          ["sound_play"],
          ["control_delete_this_clone"],
        ],
        [
          ["event_whenbroadcastreceived", {}, { BROADCAST_OPTION: "end" }],
          [
            "control_if_else",
            {
              CONDITION: ["operator_gt", { OPERAND1: ["data_lengthoflist", {}, { LIST: "popped" }], OPERAND2: 20 }],
              SUBSTACK: [
                [
                  "looks_say",
                  {
                    MESSAGE: [
                      "operator_join",
                      { STRING1: "You got ", STRING2: ["data_lengthoflist", {}, { LIST: "popped" }] },
                    ],
                  },
                ],
              ],
              SUBSTACK2: [["looks_thinkforsecs", { MESSAGE: "Too slow", SECS: 3 }]],
            },
          ],
        ],
      ],
    },
    {
      name: "Hand",
      scripts: [
        [
          ["event_whenthisspriteclicked"],
          ["looks_switchcostumeto", { COSTUME: { menu: "looks_costume", field: "COSTUME", choice: "fist" } }],
          ["sensing_askandwait", { QUESTION: "How loud?" }],
          ["data_setvariableto", { VALUE: ["sensing_answer"] }, { VARIABLE: "loud" }],
          ["control_wait_until", { CONDITION: ["operator_not", { OPERAND: ["sensing_mousedown"] }] }],
        ],
        [
          ["event_whenflagclicked"],
          ["motion_setrotationstyle", {}, { STYLE: "left-right" }],
          [
            "control_forever",
            {
              SUBSTACK: [
                [
                  "motion_pointtowards",
                  { TOWARDS: { menu: "motion_pointtowards_menu", field: "TOWARDS", choice: "_mouse_" } },
                ],
                [
                  "motion_movesteps",
                  {
                    STEPS: [
                      "operator_divide",
                      {
                        NUM1: [
                          "sensing_distanceto",
                          {
                            DISTANCETOMENU: {
                              menu: "sensing_distancetomenu",
                              field: "DISTANCETOMENU",
                              choice: "_mouse_",
                            },
                          },
                        ],
                        NUM2: 3,
                      },
                    ],
                  },
                ],
              ],
            },
          ],
        ],
      ],
    },
  ]);
}
